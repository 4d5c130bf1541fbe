import { isIP } from 'node:net';
import { isCallableAddress } from '../access/publicAddresses.js';

/** What the operator allows beyond public addresses and https. */
export interface OutgoingRules {
  allowHttp: boolean;
  /** Addresses and CIDR ranges. */
  allowedNetworks: string[];
}

/** Below this, only the port of the scheme is allowed, because other services listen there, such as mail servers. */
const minPort = 1024;

/** Returns what is wrong with the URL of an endpoint, for a message that begins with its field; undefined if it can be called. */
export function findUrlProblem(url: string, rules: OutgoingRules): string | undefined {
  if (!URL.canParse(url)) return 'must be a full URL, such as https://example.org/webhooks';
  const { protocol, username, password, port, hostname } = new URL(url);
  if (protocol !== 'https:' && !(protocol === 'http:' && rules.allowHttp)) {
    return rules.allowHttp ? 'must begin with https:// or http://' : 'must begin with https://';
  }
  if (username !== '' || password !== '') return 'must not contain a user name or a password';
  if (port !== '' && Number(port) < minPort) return `must have the default port, or a port from ${minPort} to 65535`;
  const address = getKnownAddress(hostname);
  if (address !== undefined && !isCallableAddress(address, rules.allowedNetworks)) {
    return 'must not have a private, local or reserved IP address';
  }
  return undefined;
}

/** Returns the address of a host that needs no lookup: an IP address, or `localhost`. `URL` has already decoded other notations. */
export function getKnownAddress(hostname: string): string | undefined {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) return host;
  return /(^|\.)localhost\.?$/.test(host) ? '127.0.0.1' : undefined;
}
