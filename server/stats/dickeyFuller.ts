/*
 * Augmented Dickey-Fuller (ADF): whether a series has a unit root, that is, does not return to a level or trend.
 *
 * Δx(t) = ρ x(t−1) + Σ g(i) Δx(t−i) over i = 1 … k, without more (`n`), with a constant (`c`, the default), a line (`ct`), a parabola too
 * (`ctt`); the statistic is the t ratio of ρ. k is fixed by the caller, or chosen from 0 … maxLag (by default ⌈12 (n/100)^¼⌉, at most
 * n/2 − terms − 1) on a common sample: the smallest AIC (default) or BIC, or the largest k whose last |t| reaches 1.645 (`t-stat`). The
 * chosen regression is then run on all its observations. All orders come from one factorization.
 * Source: Said and Dickey (1984); distribution: MacKinnon (1994, 2010); search: as statsmodels' adfuller.
 */

import { scaleToUnit } from './deviations.js';
import { schwertLags } from './lags.js';
import { checkLag, isNotComputable, type LagChoice, type NotComputable } from './outcome.js';
import { buildLaggedColumns } from './regression/buildLaggedColumns.js';
import { fitNested, type NestedFit } from './regression/fitNested.js';
import { leastSquares } from './regression/leastSquares.js';
import { buildTrendColumns, type Deterministic, deterministicTerms } from './regression/trend.js';
import { buildContiguousSample, type MissingRule, type SeriesValues, toNotComputable } from './sample.js';
import { assessUnitRoot, computeDifferences, type UnitRootTest } from './unitRoot.js';

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

const significantTRatio = 1.6448536269514722;

/** Levels, their differences, and what is fitted beside them. */
interface RegressionData {
  levels: Float64Array;
  steps: Float64Array;
  deterministic: Deterministic;
}

export function dickeyFuller(
  series: SeriesValues,
  { deterministic = 'c', lags, maxLag, criterion = 'AIC', missing = 'conservative' }: DickeyFullerOptions = {},
): DickeyFuller | NotComputable {
  const terms = deterministicTerms[deterministic];
  const sample = buildContiguousSample(series, missing, Math.max(2 * terms + 2, terms + 3));
  if (isNotComputable(sample)) return sample;
  const { observations } = sample;
  const lagLimit = checkLag('lags', lags ?? maxLag ?? computeDefaultMaxLag(observations, terms));
  const minObservations = 2 * lagLimit + terms + 3;
  if (observations < minObservations) return toNotComputable(sample, 'LAG_EXCEEDS_SAMPLE', minObservations);
  const levels = scaleToUnit(sample.values);
  const data = { levels, steps: computeDifferences(levels), deterministic };
  const chosenLags = lags ?? chooseLag(fitNested(buildRegression(data, lagLimit, 'last')), data, lagLimit, criterion);
  const fit = leastSquares(buildRegression(data, chosenLags, 'first'));
  if (!fit) return toNotComputable(sample, 'RANK_DEFICIENT');
  if (fit.isPerfect) return toNotComputable(sample, 'PERFECT_FIT');
  const coefficient = fit.coefficients.at(-1) as number;
  const statistic = coefficient / (fit.standardErrors.at(-1) as number);
  const usedObservations = observations - 1 - chosenLags;
  const assessment = assessUnitRoot(statistic, deterministic, usedObservations);
  return {
    status: 'computed',
    statistic,
    ...assessment,
    deterministic,
    coefficient,
    lags: chosenLags,
    lagRule: lags === undefined ? `${criterion} over 0 … ${lagLimit}` : 'as asked',
    maxLag: lagLimit,
    observations: usedObservations,
    notes: [...sample.notes, ...assessment.notes],
  };
}

/** Schwert's rule, as far as half the sample and the regression on the common sample allow. */
function computeDefaultMaxLag(observations: number, terms: number): number {
  const lagLimit = Math.min(Math.floor(observations / 2) - terms - 1, Math.floor((observations - terms - 3) / 2));
  return Math.min(schwertLags(observations), lagLimit);
}

/** The regression with some lagged differences; these come last to be added one by one, or before the level whose ratio is wanted. */
function buildRegression(
  { levels, steps, deterministic }: RegressionData,
  lags: number,
  lagPosition: 'first' | 'last',
) {
  const rows = steps.length - lags;
  const trends = buildTrendColumns(deterministic, rows);
  const level = levels.subarray(lags, lags + rows);
  const differenced = buildLaggedColumns(steps, lags, rows);
  const columns = lagPosition === 'last' ? [...trends, level, ...differenced] : [...trends, ...differenced, level];
  return { columns, response: steps.subarray(lags), constant: deterministic !== 'n' };
}

function chooseLag(
  fits: NestedFit[],
  { steps, deterministic }: RegressionData,
  lagLimit: number,
  criterion: LagCriterion,
): number {
  const withoutLags = Math.max(0, deterministicTerms[deterministic] - 1);
  const byLag = fits.slice(withoutLags);
  if (criterion === 't-stat') {
    return Math.max(
      0,
      byLag.findLastIndex(({ lastRatio }) => Math.abs(lastRatio) >= significantTRatio),
    );
  }
  const rows = steps.length - lagLimit;
  const penalty = criterion === 'AIC' ? 2 : Math.log(rows);
  const values = byLag.map(({ residualShare }, lag) => rows * Math.log(residualShare) + penalty * lag);
  return Math.max(0, values.indexOf(Math.min(...values)));
}
