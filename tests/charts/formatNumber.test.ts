import { findDecimals, formatFixed, formatPValue, formatTicks, formatValue } from '../../server/charts/formatNumber.js';

it.each([
  ['US dollars per euro', [1.1, 1.0823], 4],
  ['Japanese yen per US dollar', [151.35], 4],
  ['Percent', [4, 5], 1],
  ['Percent', [4.25, 5], 2],
  ['% of GDP', [101.234567], 2],
  ['Index 1982-1984=100', [316.349, 9.8], 3],
  ['Index 2017=100', [101, 102], 1],
  ['Index 1999 Q1=1', [1.01], 4],
])('shows %s %j with %i decimals', (unit, values, decimals) => {
  expect(findDecimals(unit, values)).toBe(decimals);
});

it('leaves the decimals of other units to the size of each value', () => {
  expect(findDecimals('Billions of dollars', [1.5])).toBeUndefined();
  expect([24408.53, 3.456, 0.00341].map((value) => formatValue(value))).toEqual(['24,408.5', '3.46', '0.0034']);
});

it('writes negative numbers with a minus sign, and no sign if they round to zero', () => {
  expect(formatValue(-3.25)).toBe('−3.25');
  expect(formatFixed(-0.3, 2)).toBe('−0.30');
  expect(formatFixed(-0.001, 2)).toBe('0.00');
  expect(formatValue(null)).toBe('–');
});

it('writes the ticks of an axis with the same number of decimals', () => {
  expect(formatTicks([-1, -0.5, 0, 0.5])).toEqual(['−1.0', '−0.5', '0.0', '0.5']);
  expect(formatTicks([10_000, null, 20_000])).toEqual(['10,000', '', '20,000']);
  expect(formatTicks([0, 1_500_000])).toEqual(['0', '1.5M']);
});

it('never writes a p-value as zero', () => {
  expect([0, 0.0004, 0.001, 0.0321, 1].map(formatPValue)).toEqual(['< 0.001', '< 0.001', '0.001', '0.032', '1.000']);
});
