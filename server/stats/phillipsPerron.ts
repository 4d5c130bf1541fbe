/*
 * Phillips-Perron test: whether a series has a unit root, correcting the variance for autocorrelation instead of adding
 * lagged differences.
 *
 * Regresses x(t) on x(t−1) and nothing (`n`), a constant (`c`, default) or a linear trend (`ct`). With g the residual
 * variance, v the long-run variance of the residuals with l lags, s² the variance with degrees of freedom, e the
 * standard error of ρ and N observations: Z(t) = √(g/v) (ρ−1)/e − ½ (v−g)/√v · N e/s is the test statistic, and Z(ρ) =
 * N (ρ−1) − ½ N² e²/s² (v−g) the normalised bias. Default l: ⌈12 (n/100)^¼⌉.
 * Source: Phillips and Perron (1988) as in Hamilton (1994), 17.6; distribution: MacKinnon (1994, 2010). Same as arch's
 * PhillipsPerron.
 */
import { scaleToUnit } from './deviations.js';
import { laggedProducts } from './laggedProducts.js';
import { schwertLags } from './lags.js';
import { longRunVariance } from './longRunVariance.js';
import { checkLag, isNotComputable, type LagChoice, type NotComputable } from './outcome.js';
import { type Fit, leastSquares } from './regression/leastSquares.js';
import { buildTrendColumns, type Deterministic, deterministicTerms } from './regression/trend.js';
import { buildContiguousSample, type MissingRule, type SeriesValues, toNotComputable } from './sample.js';
import { assessUnitRoot, computeDifferences, type UnitRootTest } from './unitRoot.js';

export interface PhillipsPerronOptions {
  deterministic?: Exclude<Deterministic, 'ctt'>;
  lags?: number;
  missing?: MissingRule;
}

export interface PhillipsPerron extends UnitRootTest, LagChoice {
  /** Z(ρ). Its distribution differs from that of the statistic. */
  normalizedBias: number;
}

export function phillipsPerron(
  series: SeriesValues,
  { deterministic = 'c', lags, missing = 'conservative' }: PhillipsPerronOptions = {},
): PhillipsPerron | NotComputable {
  const terms = deterministicTerms[deterministic];
  const sample = buildContiguousSample(series, missing, terms + 3);
  if (isNotComputable(sample)) return sample;
  const usedObservations = sample.observations - 1;
  const defaultLags = Math.min(schwertLags(sample.observations), usedObservations - 1);
  const chosenLags = checkLag('lags', lags ?? defaultLags);
  if (chosenLags >= usedObservations) return toNotComputable(sample, 'LAG_EXCEEDS_SAMPLE', chosenLags + 2);
  const values = scaleToUnit(sample.values);
  // Regresses the difference on the previous level, so that the coefficient is ρ − 1 with all its digits.
  const columns = [...buildTrendColumns(deterministic, usedObservations), values.subarray(0, usedObservations)];
  const fit = leastSquares({ columns, response: computeDifferences(values), constant: deterministic !== 'n' });
  if (!fit) return toNotComputable(sample, 'RANK_DEFICIENT');
  if (fit.isPerfect) return toNotComputable(sample, 'PERFECT_FIT');
  const { ratio, bias } = correctStatistics(fit, usedObservations, chosenLags);
  const assessment = assessUnitRoot(ratio, deterministic, usedObservations);
  return {
    status: 'computed',
    statistic: ratio,
    ...assessment,
    normalizedBias: bias,
    deterministic,
    coefficient: fit.coefficients.at(-1) as number,
    lags: chosenLags,
    lagRule: lags === undefined ? '⌈12 (n/100)^¼⌉' : 'as requested',
    observations: usedObservations,
    notes: [...sample.notes, ...assessment.notes],
  };
}

function correctStatistics(fit: Fit, observations: number, lags: number): { ratio: number; bias: number } {
  const residuals = scaleToUnit(fit.residuals());
  const variance = (laggedProducts(residuals, 0)[0] as number) / observations;
  const longRun = longRunVariance(residuals, lags);
  const unbiased = (variance * observations) / fit.degreesOfFreedom;
  const coefficient = fit.coefficients.at(-1) as number;
  const standardError = fit.standardErrors.at(-1) as number;
  const excess = longRun - variance;
  return {
    ratio:
      (Math.sqrt(variance / longRun) * coefficient) / standardError -
      ((excess / Math.sqrt(longRun)) * observations * standardError) / Math.sqrt(unbiased) / 2,
    bias: observations * coefficient - ((observations * standardError) ** 2 / unbiased / 2) * excess,
  };
}
