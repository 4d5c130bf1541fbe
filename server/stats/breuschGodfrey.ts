/*
 * Breusch-Godfrey: whether the residuals of a regression are autocorrelated up to lag q.
 *
 * The residuals about the mean (`c`) or about a line (`ct`) are regressed on the same terms and on their own lags 1 … q, with zeros before
 * the first: LM = n R², χ² with q degrees of freedom; F of the lags with q and n − q − terms. Default q: min(10, n/5).
 * Source: Breusch (1978), Godfrey (1978). As statsmodels' acorr_breusch_godfrey and R's lmtest::bgtest.
 */
import { chiSquareTail } from './distributions/tails.js';
import { lagsUpTo } from './lags.js';
import { isNotComputable, judged, type LagChoice, type NotComputable, type TestResult } from './outcome.js';
import { leastSquares } from './regression/leastSquares.js';
import { deterministicTerms, trendColumns } from './regression/trend.js';
import { type MissingRule, type SeriesValues, unfit } from './sample.js';
import { trendResiduals } from './trendResiduals.js';
import { type VariantF, variantF } from './variantF.js';

export interface BreuschGodfreyOptions {
  lags?: number;
  deterministic?: 'c' | 'ct';
  missing?: MissingRule;
}

export interface BreuschGodfrey extends TestResult, LagChoice {
  degreesOfFreedom: number;
  deterministic: 'c' | 'ct';
  f: VariantF;
}

export function breuschGodfrey(
  series: SeriesValues,
  { lags, deterministic = 'c', missing = 'conservative' }: BreuschGodfreyOptions = {},
): BreuschGodfrey | NotComputable {
  const sample = trendResiduals(series, deterministic, missing, 4);
  if (isNotComputable(sample)) return sample;
  const { values, observations } = sample;
  const choice = lagsUpTo(observations, lags);
  const needed = choice.lags + deterministicTerms[deterministic] + 1;
  if (observations < needed) return unfit(sample, 'TOO_FEW_OBSERVATIONS', needed);
  const columns = [...trendColumns(deterministic, observations), ...lagsFromZero(values, choice.lags)];
  const fit = leastSquares({ columns, response: values, constant: true });
  if (!fit) return unfit(sample, 'RANK_DEFICIENT');
  if (fit.isPerfect) return unfit(sample, 'PERFECT_FIT');
  const statistic = observations * fit.rSquared;
  return {
    status: 'computed',
    statistic,
    degreesOfFreedom: choice.lags,
    ...judged(chiSquareTail(statistic, choice.lags)),
    nullHypothesis: `The residuals are not autocorrelated up to lag ${choice.lags}.`,
    deterministic,
    f: variantF(fit.explainedOverResidual, choice.lags, fit.degreesOfFreedom),
    ...choice,
    observations,
    notes: sample.notes,
  };
}

function lagsFromZero(values: Float64Array, lags: number): Float64Array[] {
  return Array.from({ length: lags }, (_, index) => {
    const column = new Float64Array(values.length);
    column.set(values.subarray(0, Math.max(0, values.length - index - 1)), Math.min(index + 1, values.length));
    return column;
  });
}
