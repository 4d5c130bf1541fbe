import { readNumber, scaleByPowerOfTen } from '../../server/providers/readNumber.js';

it.each([
  ['22,068,767', 22068767],
  ['-7.436', -7.436],
  [' 4.1 ', 4.1],
  ['.5', 0.5],
  ['1e3', 1000],
  ['1,234,567.89', 1234567.89],
])('reads %j as %d', (text, number) => expect(readNumber(text)).toBe(number));

it.each(['', '.', '-', '(NA)', '...', 'n.s.', 'NaN', '1e999', '0x10', '1,23', '12 %'])(
  'returns undefined for %j',
  (text) => expect(readNumber(text)).toBeUndefined(),
);

it('multiplies by powers of ten without floating-point noise', () => {
  expect([
    scaleByPowerOfTen(101.1, 3),
    scaleByPowerOfTen(24323340, 6),
    scaleByPowerOfTen(0.07, 2),
    scaleByPowerOfTen(1234.5, -3),
  ]).toEqual([101100, 24323340000000, 7, 1.2345]);
});
