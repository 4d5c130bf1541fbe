import fc from 'fast-check';
import { deviations } from '../../server/stats/deviations.js';
import { buildLaggedColumns } from '../../server/stats/regression/buildLaggedColumns.js';
import { regressOnLags } from '../../server/stats/regression/laggedRegression.js';
import { leastSquares } from '../../server/stats/regression/leastSquares.js';

function center(values: number[]): Float64Array {
  return deviations({ values: Float64Array.from(values), observations: values.length, notes: [] });
}

function fitByDesign(values: Float64Array, lags: number) {
  const rows = values.length - lags;
  return leastSquares({
    columns: buildLaggedColumns(values, lags, rows),
    response: values.subarray(lags),
    constant: true,
  });
}

const series = fc.integer({ min: 1, max: 2 ** 31 - 2 }).chain((seed) =>
  fc
    .record({ length: fc.integer({ min: 12, max: 400 }), memory: fc.double({ min: -0.9, max: 0.9, noNaN: true }) })
    .map(({ length, memory }) => {
      let state = seed;
      let value = 0;
      return Array.from({ length }, () => {
        state = (state * 48271) % 2147483647;
        value = memory * value + (state / 2147483647 - 0.5);
        return value;
      });
    }),
);

it('agrees with least squares on the design to eleven digits wherever it returns a result', () => {
  let resultCount = 0;
  fc.assert(
    fc.property(series, fc.integer({ min: 1, max: 40 }), (values, maxLag) => {
      const lags = Math.min(maxLag, Math.floor(values.length / 2) - 2);
      const sample = center(values);
      const explained = regressOnLags(sample, lags);
      if (explained === undefined) return;
      resultCount += 1;
      const exact = fitByDesign(sample, lags);
      expect(Math.abs(explained.rSquared / (exact?.rSquared ?? Number.NaN) - 1)).toBeLessThan(1e-11);
    }),
    { seed: 20_261_121, numRuns: 300 },
  );
  expect(resultCount).toBeGreaterThan(200);
});

it.each([
  ['two alternating values', Array.from({ length: 40 }, (_, index) => index % 2)],
  ['a smooth curve', Array.from({ length: 60 }, (_, index) => Math.sin(index / 100))],
  ['nearly equal values after a different first one', [-1, -7.6e-237, -4.4e-49, 2.9e-96].map((value) => value ** 2)],
  ['equal values except the last', Array.from({ length: 30 }, (_, index) => (index === 29 ? 1 : 0))],
])('returns undefined for %s, which needs the design', (_, values) => {
  expect(regressOnLags(center(values), Math.min(4, values.length - 3))).toBeUndefined();
});
