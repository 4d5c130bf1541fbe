import { BlockList, isIP } from 'node:net';

/** The IPv4 address inside an IPv4-mapped IPv6 one; any other address as it is. */
export function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** Whether a text is an address or a range of addresses in CIDR notation, IPv4 or IPv6. */
export function isAddressRange(text: string): boolean {
  return parseRange(text) !== undefined;
}

/** Whether `address` is one of the listed addresses or in one of the listed ranges. */
export function isListed(ranges: string[], address: string): boolean {
  const plain = plainAddress(address);
  const family = isIP(plain);
  if (family === 0) return false;
  const list = new BlockList();
  for (const text of ranges) {
    const range = parseRange(text);
    if (range !== undefined) list.addSubnet(range.address, range.prefix, range.family);
  }
  return list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

function parseRange(text: string): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [, given = '', length] = /^([0-9a-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const address = plainAddress(given);
  const version = isIP(address);
  if (version === 0) return undefined;
  const most = version === 4 ? 32 : 128;
  // A range of IPv4-mapped addresses counts its first 96 bits too.
  const prefix = length === undefined ? most : Number(length) - (address === given ? 0 : 96);
  return prefix >= 0 && prefix <= most ? { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' } : undefined;
}
