import fc from 'fast-check';
import { archLm } from '../../server/stats/archLm.js';
import { autocorrelation } from '../../server/stats/autocorrelation.js';
import { breuschGodfrey } from '../../server/stats/breuschGodfrey.js';
import { dickeyFuller } from '../../server/stats/dickeyFuller.js';
import { suggestDifferences } from '../../server/stats/differencing.js';
import { durbinWatson } from '../../server/stats/durbinWatson.js';
import { jarqueBera } from '../../server/stats/jarqueBera.js';
import { kpss } from '../../server/stats/kpss.js';
import { boxPierce, ljungBox } from '../../server/stats/ljungBox.js';
import { partialAutocorrelation, partialMethods } from '../../server/stats/partialAutocorrelation.js';
import { phillipsPerron } from '../../server/stats/phillipsPerron.js';
import type { MissingRule, SeriesValues } from '../../server/stats/sample.js';
import { degenerateSeries } from '../support/degenerateSeries.js';
import { findNonFinite } from '../support/findNonFinite.js';
import { countCases } from '../support/thorough.js';

type Options = { missing: MissingRule; lags?: number };

const toLagOptions = (lags: number | undefined) => (lags === undefined ? {} : { maxLag: lags });
const terms = ['n', 'c', 'ct', 'ctt'] as const;

const tests: Record<string, (series: SeriesValues, options: Options) => unknown[]> = {
  autocorrelation: (series, { lags, ...options }) =>
    [true, false].map((adjusted) => autocorrelation(series, { ...options, ...toLagOptions(lags), adjusted })),
  partialAutocorrelation: (series, { lags, ...options }) =>
    partialMethods.map((method) => partialAutocorrelation(series, { ...options, ...toLagOptions(lags), method })),
  portmanteau: (series, options) => [ljungBox(series, options), boxPierce(series, { ...options, modelDegrees: 1 })],
  jarqueBera: (series, options) => [jarqueBera(series, options)],
  archLm: (series, options) => [true, false].map((demean) => archLm(series, { ...options, demean })),
  residualTests: (series, options) =>
    (['c', 'ct'] as const).flatMap((deterministic) => [
      durbinWatson(series, { missing: options.missing, deterministic }),
      breuschGodfrey(series, { ...options, deterministic }),
    ]),
  dickeyFuller: (series, options) =>
    terms.flatMap((deterministic) =>
      (['AIC', 'BIC', 't-stat'] as const).map((criterion) =>
        dickeyFuller(series, { ...options, deterministic, criterion }),
      ),
    ),
  phillipsPerron: (series, options) =>
    (['n', 'c', 'ct'] as const).map((deterministic) => phillipsPerron(series, { ...options, deterministic })),
  kpss: (series, options) => (['c', 'ct'] as const).map((deterministic) => kpss(series, { ...options, deterministic })),
  differencing: (series, { missing }) => [1, 4].map((period) => suggestDifferences(series, { missing, period })),
};

const anySeries = fc.oneof(...degenerateSeries(fc.double({ noNaN: true, noDefaultInfinity: true })));
const anyOptions: fc.Arbitrary<Options> = fc.record(
  {
    missing: fc.constantFrom<MissingRule>('conservative', 'pairwise', 'drop', 'raise'),
    lags: fc.integer({ min: 1, max: 12 }),
  },
  { requiredKeys: ['missing'] },
);

describe('for any series', () => {
  it.each(Object.keys(tests))('%s returns finite numbers or a reason and never throws', (name) => {
    fc.assert(
      fc.property(anySeries, anyOptions, (series, options) => {
        for (const result of tests[name]?.(series, options) ?? []) {
          expect(findNonFinite(result)).toBeUndefined();
          const { pValue = 0 } = result as { pValue?: number | null };
          expect(pValue === null || (pValue >= 0 && pValue <= 1)).toBe(true);
        }
      }),
      { numRuns: countCases(400) },
    );
  });
});
