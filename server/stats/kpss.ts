/*
 * KPSS test: whether a series is stationary about a level (`c`, default) or a linear trend (`ct`). Its null hypothesis
 * is the opposite of Dickey-Fuller's.
 *
 * η = Σ S(t)² / (n² s²(l)), where S is the running sum of the residuals and s²(l) their long-run variance with l lags.
 * The p-value is interpolated in the paper's table, which ends at 0.01 and 0.10. Lags: `auto` (default) by Hobijn,
 * Franses and Ooms (1998), `legacy` ⌈12 (n/100)^¼⌉, `short` ⌊4 (n/100)^¼⌋, each at most half the sample, or a number.
 * Source: Kwiatkowski, Phillips, Schmidt and Shin (1992). Same as statsmodels' kpss; `short` as R's tseries::kpss.test.
 */
import { laggedProducts } from './laggedProducts.js';
import { schwertLags } from './lags.js';
import { longRunVariance } from './longRunVariance.js';
import type { CriticalValues } from './mackinnon.js';
import {
  buildSmallSampleNotes,
  checkLag,
  type Decision,
  isNotComputable,
  type LagChoice,
  type NotComputable,
  type Note,
  type TestResult,
} from './outcome.js';
import { deterministicNames } from './regression/trend.js';
import { type MissingRule, type SeriesValues, toNotComputable } from './sample.js';
import { trendResiduals } from './trendResiduals.js';

export type KpssLagRule = 'auto' | 'legacy' | 'short';

export interface KpssOptions {
  deterministic?: 'c' | 'ct';
  lags?: number | KpssLagRule;
  missing?: MissingRule;
}

export interface Kpss extends TestResult, LagChoice {
  deterministic: 'c' | 'ct';
  criticalValues: CriticalValues & { twoAndAHalfPercent: number };
  /** Whether `pValue` is exact or bounds the true p-value from above or below: the table ends at 0.01 and 0.10. */
  pValueIs: 'exact' | 'upper bound' | 'lower bound';
  rejected: Decision;
}

const levels = [0.1, 0.05, 0.025, 0.01] as const;
const tables = { c: [0.347, 0.463, 0.574, 0.739], ct: [0.119, 0.146, 0.176, 0.216] } as const;

export function kpss(
  series: SeriesValues,
  { deterministic = 'c', lags = 'auto', missing = 'conservative' }: KpssOptions = {},
): Kpss | NotComputable {
  const sample = trendResiduals(series, deterministic, missing, 3);
  if (isNotComputable(sample)) return sample;
  const { values, observations } = sample;
  const choice = selectLags(values, lags);
  // With n − 1 lags, the statistic is ½ for any values.
  if (choice.lags >= observations - 1) return toNotComputable(sample, 'LAG_EXCEEDS_SAMPLE', choice.lags + 2);
  const statistic = sumSquaredPartialSums(values) / observations ** 2 / longRunVariance(values, choice.lags);
  const table = tables[deterministic];
  const pValue = interpolatePValue(statistic, table);
  const pValueIs = statistic > table[3] ? 'upper bound' : statistic < table[0] ? 'lower bound' : 'exact';
  return {
    status: 'computed',
    statistic,
    pValue,
    log10PValue: Math.log10(pValue),
    pValueIs,
    nullHypothesis: `The series is stationary (in a regression ${deterministicNames[deterministic]}).`,
    rejected: { onePercent: statistic > table[3], fivePercent: statistic > table[1], tenPercent: statistic > table[0] },
    criticalValues: { onePercent: table[3], twoAndAHalfPercent: table[2], fivePercent: table[1], tenPercent: table[0] },
    deterministic,
    ...choice,
    observations,
    notes: [...sample.notes, ...buildClampedNotes(pValueIs), ...buildSmallSampleNotes(observations)],
  };
}

function sumSquaredPartialSums(values: Float64Array): number {
  let running = 0;
  let squares = 0;
  for (const value of values) {
    running += value;
    squares += running * running;
  }
  return squares;
}

function selectLags(residuals: Float64Array, requested: number | KpssLagRule): LagChoice {
  const count = residuals.length;
  if (typeof requested === 'number') return { lags: checkLag('lags', requested), lagRule: 'as requested' };
  const lagLimit = Math.trunc(count / 2);
  if (requested === 'legacy')
    return { lags: Math.min(schwertLags(count), lagLimit), lagRule: 'legacy: ⌈12 (n/100)^¼⌉' };
  if (requested === 'short') return { lags: Math.trunc(4 * (count / 100) ** 0.25), lagRule: 'short: ⌊4 (n/100)^¼⌋' };
  return {
    lags: Math.min(computeAutomaticLags(residuals), lagLimit),
    lagRule: 'auto: Hobijn, Franses and Ooms (1998)',
  };
}

function computeAutomaticLags(residuals: Float64Array): number {
  const count = residuals.length;
  const products = laggedProducts(residuals, Math.trunc(count ** (2 / 9)));
  let level = (products[0] as number) / count;
  let slope = 0;
  for (let lag = 1; lag < products.length; lag++) {
    const covariance = (2 * (products[lag] as number)) / count;
    level += covariance;
    slope += lag * covariance;
  }
  return Math.trunc(1.1447 * Math.cbrt((slope / level) ** 2) * Math.cbrt(count));
}

function interpolatePValue(statistic: number, table: readonly number[]): number {
  if (statistic <= (table[0] as number)) return levels[0];
  const above = table.findIndex((value) => statistic <= value);
  if (above < 0) return levels[3];
  const [low, high] = [table[above - 1] as number, table[above] as number];
  const [before, after] = [levels[above - 1] as number, levels[above] as number];
  return before + ((statistic - low) / (high - low)) * (after - before);
}

function buildClampedNotes(pValueIs: Kpss['pValueIs']): Note[] {
  if (pValueIs === 'exact') return [];
  const message =
    pValueIs === 'upper bound'
      ? 'The p-value is below 0.01, the smallest value in the published table.'
      : 'The p-value is above 0.10, the largest value in the published table.';
  return [{ code: 'P_CLAMPED', message }];
}
