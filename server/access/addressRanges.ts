import { BlockList, isIP } from 'node:net';

/** Returns the IPv4 address of an IPv4-mapped IPv6 address, and any other address unchanged. */
export function normalizeAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** Whether a text is an IPv4 or IPv6 address, or a range in CIDR notation. */
export function isAddressRange(text: string): boolean {
  return parseRange(text) !== undefined;
}

/** Whether `address` is one of the listed addresses or in one of the listed ranges. */
export function isAddressInRanges(ranges: string[], address: string): boolean {
  const normalized = normalizeAddress(address);
  const family = isIP(normalized);
  if (family === 0) return false;
  const blockList = new BlockList();
  for (const text of ranges) {
    const range = parseRange(text);
    if (range !== undefined) blockList.addSubnet(range.address, range.prefix, range.family);
  }
  return blockList.check(normalized, family === 4 ? 'ipv4' : 'ipv6');
}

function parseRange(text: string): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [, addressText = '', prefixText] = /^([0-9a-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const address = normalizeAddress(addressText);
  const version = isIP(address);
  if (version === 0) return undefined;
  const maxPrefix = version === 4 ? 32 : 128;
  // The prefix of an IPv4-mapped range includes the 96 bits before the IPv4 address.
  const prefix = prefixText === undefined ? maxPrefix : Number(prefixText) - (address === addressText ? 0 : 96);
  return prefix >= 0 && prefix <= maxPrefix ? { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' } : undefined;
}
