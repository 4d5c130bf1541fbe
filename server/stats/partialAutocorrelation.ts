/*
 * Partial autocorrelation function (PACF): the correlation of a series with itself k periods earlier that the lags in
 * between do not explain. It is the last coefficient of the autoregression of order k. The methods differ in how they
 * fit that autoregression:
 *   ywm, ldb              Yule-Walker on the biased autocorrelations, by Levinson's recursion; always in [−1, 1];
 *                         the default, as in R
 *   yw, ywadjusted, ld, lda  the same on the adjusted autocorrelations; may lie outside [−1, 1]
 *   ols                   least squares with a constant, each order on all observations available to it
 *   ols-adjusted          the same, multiplied by n / (n − k)
 *   ols-inefficient       least squares on the deviations from the mean, all orders on one common sample
 *   burg                  least squares of the forward and backward prediction errors together
 * Source: Box, Jenkins, Reinsel and Ljung (2015), 3.2; names as in statsmodels' pacf.
 */
import { buildUnitIntervalNotes, computeCorrelations, countPairs } from './autocorrelation.js';
import { burgPartials } from './burg.js';
import { deviations } from './deviations.js';
import { normalQuantile } from './distributions/normalQuantile.js';
import { buildMissingPairNotes, type LagRange, selectMaxLag } from './lags.js';
import { levinsonPartials } from './levinson.js';
import { isNotComputable, type NotComputable, type Note } from './outcome.js';
import { preciseCorrelations } from './preciseCorrelations.js';
import { commonSamplePartials, regressionPartials } from './regressionPartials.js';
import {
  buildContiguousSample,
  buildSample,
  type MissingRule,
  type Sample,
  type SeriesValues,
  toNotComputable,
} from './sample.js';

type Estimator = (sample: Sample, maxLag: number, missing: MissingRule) => number[];

const yuleWalker: Estimator = (sample, maxLag, missing) =>
  levinsonPartials(Array.from(computeCorrelations(sample, maxLag, missing).correlations, (value) => [value, 0]));
const adjustedYuleWalker: Estimator = (sample, maxLag) =>
  levinsonPartials(preciseCorrelations(sample, countPairs(sample, maxLag)));
const leastSquaresByOrder: Estimator = (sample, maxLag) => regressionPartials(deviations(sample), maxLag);

const estimators = {
  ywm: yuleWalker,
  ldb: yuleWalker,
  yw: adjustedYuleWalker,
  ywadjusted: adjustedYuleWalker,
  ld: adjustedYuleWalker,
  lda: adjustedYuleWalker,
  ols: leastSquaresByOrder,
  'ols-adjusted': (sample, maxLag, missing) => {
    const count = sample.values.length;
    return leastSquaresByOrder(sample, maxLag, missing).map((value, index) => (value * count) / (count - index - 1));
  },
  'ols-inefficient': (sample, maxLag) => commonSamplePartials(deviations(sample), maxLag),
  burg: (sample, maxLag) => burgPartials(deviations(sample), maxLag),
} satisfies Record<string, Estimator>;

export type PartialMethod = keyof typeof estimators;
export const partialMethods = Object.keys(estimators) as PartialMethod[];

export interface PartialAutocorrelationOptions {
  /** Default: min(floor(10 log10 n), n/2 − 1). */
  maxLag?: number;
  method?: PartialMethod;
  /** Coverage probability of the band. Default: 0.95. */
  confidence?: number;
  missing?: MissingRule;
}

export interface PartialAutocorrelation extends LagRange {
  status: 'computed';
  method: PartialMethod;
  /** From lag 0. The band is the half-width about zero. */
  values: { lag: number; value: number; whiteNoiseBand: number }[];
  observations: number;
  notes: Note[];
}

export function partialAutocorrelation(
  series: SeriesValues,
  { maxLag, method = 'ywm', confidence = 0.95, missing = 'conservative' }: PartialAutocorrelationOptions = {},
): PartialAutocorrelation | NotComputable {
  const needsRegression = method.startsWith('ols') || method === 'burg';
  const sample = needsRegression ? buildContiguousSample(series, missing, 4) : buildSample(series, missing, 2);
  if (isNotComputable(sample)) return sample;
  const length = sample.values.length;
  const lagLimit = method.startsWith('ols') ? Math.floor((length - 1) / 2) : length - 1;
  const defaultLag = Math.min(Math.floor(10 * Math.log10(length)), Math.floor(length / 2) - 1);
  const band = selectMaxLag(maxLag, defaultLag, lagLimit, 'min(floor(10 log10 n), n/2 - 1)');
  const lags = countLagsWithPairs(sample, band.lags);
  if (lags === 0) return toNotComputable(sample, 'NO_PAIRS_AT_LAG');
  const partials = estimators[method](sample, lags, missing);
  const whiteNoiseBand = normalQuantile((1 + confidence) / 2) / Math.sqrt(sample.observations);
  return {
    status: 'computed',
    method,
    ...band,
    lags: partials.length,
    values: [1, ...partials].map((value, lag) => ({ lag, value, whiteNoiseBand })),
    observations: sample.observations,
    notes: [
      ...sample.notes,
      ...band.notes,
      ...buildMissingPairNotes(lags === band.lags ? [] : [lags + 1], 'longer lags have no partial autocorrelation'),
      ...buildTruncationNotes(partials.length, lags),
      ...buildUnitIntervalNotes(partials),
    ],
  };
}

/**
 * The number of lags before the first one without a pair of observations; a partial autocorrelation needs all shorter
 * lags.
 */
function countLagsWithPairs(sample: Sample, maxLag: number): number {
  const firstMissing = countPairs(sample, maxLag).indexOf(0);
  return firstMissing < 0 ? maxLag : firstMissing - 1;
}

function buildTruncationNotes(lags: number, requestedLags: number): Note[] {
  if (lags === requestedLags) return [];
  const explained = lags === 1 ? 'The first lag explains' : `The first ${lags} lags explain`;
  const message = `${explained} the series completely, so longer lags have no partial autocorrelation.`;
  return [{ code: 'LAGS_TRUNCATED', message }];
}
