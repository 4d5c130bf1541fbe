/*
 * Breusch-Godfrey test: whether the residuals of a regression are autocorrelated up to lag q.
 *
 * Regresses the residuals about the mean (`c`, default) or about a linear trend (`ct`) on the same terms and on their
 * own lags 1 … q, with zeros before the first observation. LM = n R² has a χ² distribution with q degrees of freedom;
 * the F statistic of the lags has q and n − q − terms. Default q: min(10, n/5).
 * Source: Breusch (1978), Godfrey (1978). Same as statsmodels' acorr_breusch_godfrey and R's lmtest::bgtest.
 */
import { chiSquareTail } from './distributions/upperTails.js';
import { type FTest, fTest } from './fTest.js';
import { selectTestLags } from './lags.js';
import { assessSignificance, isNotComputable, type LagChoice, type NotComputable, type TestResult } from './outcome.js';
import { leastSquares } from './regression/leastSquares.js';
import { buildTrendColumns, deterministicTerms } from './regression/trend.js';
import { type MissingRule, type SeriesValues, toNotComputable } from './sample.js';
import { trendResiduals } from './trendResiduals.js';

export interface BreuschGodfreyOptions {
  lags?: number;
  deterministic?: 'c' | 'ct';
  missing?: MissingRule;
}

export interface BreuschGodfrey extends TestResult, LagChoice {
  degreesOfFreedom: number;
  deterministic: 'c' | 'ct';
  f: FTest;
}

export function breuschGodfrey(
  series: SeriesValues,
  { lags, deterministic = 'c', missing = 'conservative' }: BreuschGodfreyOptions = {},
): BreuschGodfrey | NotComputable {
  const sample = trendResiduals(series, deterministic, missing, 4);
  if (isNotComputable(sample)) return sample;
  const { values, observations } = sample;
  const choice = selectTestLags(observations, lags);
  const minObservations = choice.lags + deterministicTerms[deterministic] + 1;
  if (observations < minObservations) return toNotComputable(sample, 'TOO_FEW_OBSERVATIONS', minObservations);
  const columns = [...buildTrendColumns(deterministic, observations), ...buildZeroPaddedLags(values, choice.lags)];
  const fit = leastSquares({ columns, response: values, constant: true });
  if (!fit) return toNotComputable(sample, 'RANK_DEFICIENT');
  if (fit.isPerfect) return toNotComputable(sample, 'PERFECT_FIT');
  const statistic = observations * fit.rSquared;
  return {
    status: 'computed',
    statistic,
    degreesOfFreedom: choice.lags,
    ...assessSignificance(chiSquareTail(statistic, choice.lags)),
    nullHypothesis: `The residuals are not autocorrelated up to lag ${choice.lags}.`,
    deterministic,
    f: fTest(fit.explainedOverResidual, choice.lags, fit.degreesOfFreedom),
    ...choice,
    observations,
    notes: sample.notes,
  };
}

function buildZeroPaddedLags(values: Float64Array, lags: number): Float64Array[] {
  return Array.from({ length: lags }, (_, index) => {
    const column = new Float64Array(values.length);
    column.set(values.subarray(0, Math.max(0, values.length - index - 1)), Math.min(index + 1, values.length));
    return column;
  });
}
