/*
 * Augmented Dickey-Fuller (ADF): whether a series has a unit root, that is, does not return to a level or trend.
 *
 * Δx(t) = ρ x(t−1) + Σ g(i) Δx(t−i) over i = 1 … k, without more (`n`), with a constant (`c`, the default), a line (`ct`), a parabola too
 * (`ctt`); the statistic is the t ratio of ρ. k is fixed by the caller, or chosen from 0 … maxLag (by default ⌈12 (n/100)^¼⌉, at most
 * n/2 − terms − 1) on a common sample: the smallest AIC (default) or BIC, or the largest k whose last |t| reaches 1.645 (`t-stat`). The
 * chosen regression is then run on all its observations. All orders come from one factorization.
 * Source: Said and Dickey (1984); distribution: MacKinnon (1994, 2010); search: as statsmodels' adfuller.
 */

import { scaled } from './deviations.js';
import { schwertLags } from './lags.js';
import { checkedLag, isNotComputable, type LagChoice, type NotComputable } from './outcome.js';
import { laggedColumns } from './regression/laggedColumns.js';
import { leastSquares } from './regression/leastSquares.js';
import { type NestedFit, nestedFits } from './regression/nestedFits.js';
import { type Deterministic, deterministicTerms, trendColumns } from './regression/trend.js';
import { type MissingRule, type SeriesValues, unbrokenSample, unfit } from './sample.js';
import { differences, judgedUnitRoot, type UnitRootTest } from './unitRoot.js';

export type LagCriterion = 'AIC' | 'BIC' | 't-stat';

export interface DickeyFullerOptions {
  deterministic?: Deterministic;
  /** A fixed number of lags, instead of a search. */
  lags?: number;
  maxLag?: number;
  criterion?: LagCriterion;
  missing?: MissingRule;
}

export interface DickeyFuller extends UnitRootTest, LagChoice {
  /** The most lags that were considered. */
  maxLag: number;
}

const significantRatio = 1.6448536269514722;

/** Levels, their differences, and what is fitted beside them. */
interface Data {
  levels: Float64Array;
  steps: Float64Array;
  deterministic: Deterministic;
}

export function dickeyFuller(
  series: SeriesValues,
  { deterministic = 'c', lags, maxLag, criterion = 'AIC', missing = 'conservative' }: DickeyFullerOptions = {},
): DickeyFuller | NotComputable {
  const terms = deterministicTerms[deterministic];
  const sample = unbrokenSample(series, missing, Math.max(2 * terms + 2, terms + 3));
  if (isNotComputable(sample)) return sample;
  const { observations } = sample;
  const most = checkedLag('lags', lags ?? maxLag ?? usualMaxLag(observations, terms));
  const needed = 2 * most + terms + 3;
  if (observations < needed) return unfit(sample, 'LAG_EXCEEDS_SAMPLE', needed);
  const levels = scaled(sample.values);
  const data = { levels, steps: differences(levels), deterministic };
  const chosen = lags ?? chooseLag(nestedFits(regressionOf(data, most, 'last')), data, most, criterion);
  const fit = leastSquares(regressionOf(data, chosen, 'first'));
  if (!fit) return unfit(sample, 'RANK_DEFICIENT');
  if (fit.isPerfect) return unfit(sample, 'PERFECT_FIT');
  const coefficient = fit.coefficients.at(-1) as number;
  const statistic = coefficient / (fit.standardErrors.at(-1) as number);
  const used = observations - 1 - chosen;
  const judgement = judgedUnitRoot(statistic, deterministic, used);
  return {
    status: 'computed',
    statistic,
    ...judgement,
    deterministic,
    coefficient,
    lags: chosen,
    lagRule: lags === undefined ? `${criterion} over 0 … ${most}` : 'as asked',
    maxLag: most,
    observations: used,
    notes: [...sample.notes, ...judgement.notes],
  };
}

/** Schwert's rule, as far as half the sample and the regression on the common sample allow. */
function usualMaxLag(observations: number, terms: number): number {
  const most = Math.min(Math.floor(observations / 2) - terms - 1, Math.floor((observations - terms - 3) / 2));
  return Math.min(schwertLags(observations), most);
}

/** The regression with some lagged differences; these come last to be added one by one, or before the level whose ratio is wanted. */
function regressionOf({ levels, steps, deterministic }: Data, lags: number, lagged: 'first' | 'last') {
  const rows = steps.length - lags;
  const trends = trendColumns(deterministic, rows);
  const level = levels.subarray(lags, lags + rows);
  const differenced = laggedColumns(steps, lags, rows);
  const columns = lagged === 'last' ? [...trends, level, ...differenced] : [...trends, ...differenced, level];
  return { columns, response: steps.subarray(lags), constant: deterministic !== 'n' };
}

function chooseLag(fits: NestedFit[], { steps, deterministic }: Data, most: number, criterion: LagCriterion): number {
  const withoutLags = Math.max(0, deterministicTerms[deterministic] - 1);
  const byLag = fits.slice(withoutLags);
  if (criterion === 't-stat') {
    return Math.max(
      0,
      byLag.findLastIndex(({ lastRatio }) => Math.abs(lastRatio) >= significantRatio),
    );
  }
  const rows = steps.length - most;
  const penalty = criterion === 'AIC' ? 2 : Math.log(rows);
  const values = byLag.map(({ residualShare }, lag) => rows * Math.log(residualShare) + penalty * lag);
  return Math.max(0, values.indexOf(Math.min(...values)));
}
