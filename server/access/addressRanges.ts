import { BlockList, isIP } from 'node:net';

/** Returns the IPv4 address of an IPv4-mapped IPv6 address, and any other address unchanged. */
export function normalizeAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

const unknownGroup = 'unknown';

/** The first six words of IPv4-mapped addresses (::ffff:0:0/96) and of NAT64 (64:ff9b::/96, RFC 6052), in decimal. */
const ipv4Prefixes = [
  [0, 0, 0, 0, 0, 0xffff],
  [0x64, 0xff9b, 0, 0, 0, 0],
].map((words) => words.join(':'));

/**
 * Returns the name of the group in which an address is limited, because a user has one IPv4 address but 2^64 and more IPv6
 * addresses: an IPv4 address itself, also if it is translated to IPv6, the network of another IPv6 address, and one shared group for everything else that a proxy
 * may forward. A port and a zone are ignored.
 */
export function getAddressGroup(address: string, ipv6PrefixLength: number): string {
  const bare = removePortAndZone(address);
  const version = isIP(bare);
  if (version === 0) return unknownGroup;
  if (version === 4) return bare;
  const words = parseIpv6(bare);
  if (ipv4Prefixes.includes(words.slice(0, 6).join(':')))
    return words
      .slice(6)
      .flatMap((word) => [word >> 8, word & 0xff])
      .join('.');
  const network = words.map((word, index) => word & maskWord(ipv6PrefixLength - 16 * index));
  return `${network.map((word) => word.toString(16)).join(':')}/${ipv6PrefixLength}`;
}

/** Some proxies forward `192.0.2.1:1234` or `[2001:db8::1]:1234`. */
function removePortAndZone(address: string): string {
  const [, ipv4, ipv6] = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[(.*)\](?::\d+)?)$/.exec(address) ?? [];
  return (ipv4 ?? ipv6 ?? address).replace(/%.*$/, '');
}

/** Returns the eight 16-bit words of an IPv6 address. */
function parseIpv6(address: string): number[] {
  // The URL parser rewrites an IPv4 address at the end in hexadecimal.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const toWords = (text: string) => (text === '' ? [] : text.split(':').map((word) => Number.parseInt(word, 16)));
  const first = toWords(head);
  const last = toWords(tail ?? '');
  return [...first, ...new Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/** Returns a 16-bit mask of the given number of leading ones, limited to 0 to 16. */
function maskWord(ones: number): number {
  return (0xffff << (16 - Math.min(16, Math.max(0, ones)))) & 0xffff;
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
