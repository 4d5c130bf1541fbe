import {
  getAddressGroup,
  isAddressInRanges,
  isAddressRange,
  normalizeAddress,
} from '../../server/access/addressRanges.js';

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

describe('the group of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['64:ff9b::192.0.2.1', '192.0.2.1'],
    ['64:ff9b::c000:202', '192.0.2.2'],
    ['64:ff9b:0:0:1::192.0.2.1', '64:ff9b:0:0:0:0:0:0/64'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:0:0:0:0/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2:0:0:0:0/64'],
    ['2001:0db8:0001:0002:0000:0000:192.0.2.1', '2001:db8:1:2:0:0:0:0/64'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2:0:0:0:0/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2:0:0:0:0/64'],
    ['2001:db8:1:3::', '2001:db8:1:3:0:0:0:0/64'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:0/64'],
    ['fe80::2%25', 'fe80:0:0:0:0:0:0:0/64'],
    ['::1', '0:0:0:0:0:0:0:0/64'],
    ['', 'unknown'],
    ['unknown', 'unknown'],
    ['300.0.0.1', 'unknown'],
    ['2001:db8::1::2', 'unknown'],
    ['[not an address]:80', 'unknown'],
  ])('of %s is %s', (address, group) => {
    expect(getAddressGroup(address, 64)).toBe(group);
  });

  it.each([
    [128, '2001:db8:a:bcd:ef01:0:0:1/128'],
    [56, '2001:db8:a:b00:0:0:0:0/56'],
    [48, '2001:db8:a:0:0:0:0:0/48'],
    [29, '2001:db8:0:0:0:0:0:0/29'],
    [17, '2001:0:0:0:0:0:0:0/17'],
  ])('has a prefix of the configured length: %i', (length, group) => {
    expect(getAddressGroup('2001:db8:a:bcd:ef01::1', length)).toBe(group);
  });
});
