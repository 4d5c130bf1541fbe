import ipaddr from 'ipaddr.js';
import { isAddressInRanges } from './addressRanges.js';

/**
 * Whether the server may call an address that a user chose: a public unicast address, or one in the networks that the operator
 * allows. An IPv4-mapped IPv6 address counts as the IPv4 address. Addresses that embed another one, such as those of NAT64, 6to4 and
 * Teredo, are refused.
 */
export function isCallableAddress(address: string, allowedNetworks: string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return isPublicAddress(parsed) || isAddressInRanges(allowedNetworks, parsed.toString());
}

/** Of IPv6, only 2000::/3 is assigned for global unicast. The library also counts what is not assigned. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublicAddress(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast);
}
