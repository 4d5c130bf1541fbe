import fc from 'fast-check';
import { modelNames } from '../../server/forecasting/fittedModel.js';
import { forecast } from '../../server/forecasting/forecast.js';
import { transformNames } from '../../server/forecasting/transform.js';
import { degenerateSeries } from '../support/degenerateSeries.js';
import { findNonFinite } from '../support/findNonFinite.js';
import { countCases } from '../support/thorough.js';

const anySeries = fc.oneof(
  ...degenerateSeries(fc.double({ min: -1e300, max: 1e300, noNaN: true })),
  fc
    .record({ rate: fc.double({ min: -1, max: 1, noNaN: true }), count: fc.nat(40) })
    .map(({ rate, count }) => Array.from({ length: count }, (_, index) => Math.exp(rate * index))),
);
const anyOptions = fc.record({
  period: fc.constantFrom(1, 4, 12),
  horizon: fc.constantFrom(1, 6, 200),
  transform: fc.constantFrom(...transformNames),
});

describe('any series', () => {
  it.each(modelNames)('is forecast by %s with ordered bounds, or is not computable', (model) => {
    fc.assert(
      fc.property(anySeries, anyOptions, (series, options) => {
        const result = forecast(series, { ...options, model });
        expect(findNonFinite(result)).toBeUndefined();
        if (result.status !== 'computed') return;
        expect(result.point).toHaveLength(options.horizon);
        expect(result.fitted).toHaveLength(series.length);
        for (const { lower, upper } of result.intervals)
          for (const [step, low] of lower.entries()) {
            const high = upper[step] ?? null;
            if (low !== null && high !== null) expect(low).toBeLessThanOrEqual(high);
          }
      }),
      { numRuns: countCases(60) },
    );
  });
});
