import { formatTicks } from '../../server/charts/formatNumber.js';
import { computeLeftInset, formatShortNumber } from '../../web/src/plots/scales.js';

it('leaves space for the longest label of the vertical axis, with its minus sign', () => {
  const axis = { from: -0.0034, to: 0.0034, formatTicks };
  expect(formatShortNumber(-0.002)).toBe('−0.002');
  expect(formatTicks([-0.002, 0, 0.5])).toEqual(['−0.002', '0.000', '0.500']);
  expect(computeLeftInset(axis)).toBeGreaterThanOrEqual('−0.002'.length * 7 + 8);
  expect(computeLeftInset({ ...axis, formatTicks: () => ['−10,000.5', '0'] })).toBeGreaterThan(70);
});
