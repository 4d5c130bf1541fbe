/*
 * Augmented Dickey-Fuller test (ADF): whether a series has a unit root, that is, does not return to a level or trend.
 *
 * Regresses Δx(t) = ρ x(t−1) + Σ g(i) Δx(t−i) over i = 1 … k, without deterministic terms (`n`), with a constant (`c`,
 * default), a linear trend (`ct`) or a quadratic trend (`ctt`). The statistic is the t ratio of ρ. The caller fixes k,
 * or k is chosen from 0 … maxLag (default ⌈12 (n/100)^¼⌉, at most n/2 − terms − 1) on a common sample: the smallest AIC
 * (default) or BIC, or the largest k whose last |t| reaches 1.645 (`t-stat`). The chosen regression then uses all
 * available observations. One factorization gives all orders.
 * Source: Said and Dickey (1984); distribution: MacKinnon (1994, 2010); lag search: as in statsmodels' adfuller.
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
  /** Fixed number of lags, instead of a search. */
  lags?: number;
  maxLag?: number;
  criterion?: LagCriterion;
  missing?: MissingRule;
}

export interface DickeyFuller extends UnitRootTest, LagChoice {
  /** Largest number of lags considered. */
  maxLag: number;
}

const significantTRatio = 1.6448536269514722;

/** Levels, their differences, and the deterministic terms of the regression. */
interface RegressionData {
  levels: Float64Array;
  differences: Float64Array;
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
  const data = { levels, differences: computeDifferences(levels), deterministic };
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
    lagRule: lags === undefined ? `${criterion} over 0 … ${lagLimit}` : 'as requested',
    maxLag: lagLimit,
    observations: usedObservations,
    notes: [...sample.notes, ...assessment.notes],
  };
}

/** Schwert's rule, limited by half the sample and by the degrees of freedom of the common sample. */
function computeDefaultMaxLag(observations: number, terms: number): number {
  const lagLimit = Math.min(Math.floor(observations / 2) - terms - 1, Math.floor((observations - terms - 3) / 2));
  return Math.min(schwertLags(observations), lagLimit);
}

/** The regression with `lags` lagged differences, placed last for the lag search or first to put the level last. */
function buildRegression(
  { levels, differences, deterministic }: RegressionData,
  lags: number,
  lagPosition: 'first' | 'last',
) {
  const rows = differences.length - lags;
  const trends = buildTrendColumns(deterministic, rows);
  const level = levels.subarray(lags, lags + rows);
  const lagged = buildLaggedColumns(differences, lags, rows);
  const columns = lagPosition === 'last' ? [...trends, level, ...lagged] : [...trends, ...lagged, level];
  return { columns, response: differences.subarray(lags), constant: deterministic !== 'n' };
}

function chooseLag(
  fits: NestedFit[],
  { differences, deterministic }: RegressionData,
  lagLimit: number,
  criterion: LagCriterion,
): number {
  const trendCount = Math.max(0, deterministicTerms[deterministic] - 1);
  const byLag = fits.slice(trendCount);
  if (criterion === 't-stat') {
    return Math.max(
      0,
      byLag.findLastIndex(({ lastRatio }) => Math.abs(lastRatio) >= significantTRatio),
    );
  }
  const rows = differences.length - lagLimit;
  const penalty = criterion === 'AIC' ? 2 : Math.log(rows);
  const values = byLag.map(({ residualShare }, lag) => rows * Math.log(residualShare) + penalty * lag);
  return Math.max(0, values.indexOf(Math.min(...values)));
}
