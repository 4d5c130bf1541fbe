import { isAddressInRanges, isAddressRange, normalizeAddress } from '../../server/access/addressRanges.js';

describe('a list of addresses', () => {
  it.each<[ranges: string[], address: string, listed: boolean]>([
    [['10.1.2.3'], '10.1.2.3', true],
    [['10.1.2.3'], '10.1.2.4', false],
    [['10.0.0.0/8'], '10.255.255.255', true],
    [['10.0.0.0/8'], '11.0.0.0', false],
    [['10.0.0.0/8'], '::ffff:10.1.1.1', true],
    [['::ffff:10.0.0.0/104'], '10.1.1.1', true],
    [['0.0.0.0/0'], '203.0.113.9', true],
    [['0.0.0.0/0'], '2001:db8::1', false],
    [['2001:db8::/32'], '2001:db8:ffff::1', true],
    [['2001:db8::/32'], '2001:db9::1', false],
    [['2001:DB8:0:0::1'], '2001:db8::1', true],
    [['192.0.2.0/24', '2001:db8::/32'], '2001:db8::9', true],
    [['10.1.2.3/32'], '10.1.2.3', true],
    [[], '10.1.2.3', false],
    [['10.0.0.0/8'], 'not an address', false],
    [['10.0.0.0/8'], '', false],
  ])('%j contains %s: %s', (ranges, address, listed) => {
    expect(isAddressInRanges(ranges, address)).toBe(listed);
  });
});

it.each([
  ['10.0.0.0/8', true],
  ['10.0.0.1', true],
  ['2001:db8::/32', true],
  ['::1', true],
  ['10.0.0.0/33', false],
  ['2001:db8::/129', false],
  ['10.0.0', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/-1', false],
  ['::ffff:10.0.0.0/95', false],
  ['example.org', false],
  ['', false],
])('detects whether %s is an address or a range: %s', (text, is) => {
  expect(isAddressRange(text)).toBe(is);
});

it('converts an IPv4-mapped address to its IPv4 address', () => {
  expect(normalizeAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(normalizeAddress('2001:db8::1')).toBe('2001:db8::1');
});
