import { mean } from '../../stats/summation.js';
import { quasiNewton, type SmoothObjective } from '../quasiNewton.js';
import { type ArmaProcess, computeInnovations } from './innovations.js';
import { type ArimaOrder, countCoefficients } from './order.js';
import { differencingPolynomial, lagPolynomial, multiplyPolynomials, toStationary } from './polynomial.js';

/** An ARIMA model with its maximum likelihood coefficients. */
export interface ArimaEstimate {
  order: ArimaOrder;
  ar: Float64Array;
  ma: Float64Array;
  seasonalAr: Float64Array;
  seasonalMa: Float64Array;
  /** Mean of the differenced values; 0 without a constant. */
  constant: number;
  process: ArmaProcess;
  logLikelihood: number;
  /** Standard deviation of the shocks, corrected for the number of estimated coefficients. */
  sigma: number;
  /** One-step errors in the units of the values, from the first value that differencing leaves. */
  errors: Float64Array;
  /** State of the filter after the last value. */
  state: Float64Array;
}

/** Step of the numerical derivatives. */
const derivativeStep = 1e-7;

/**
 * Effort of the search: `full` precision, or `rough` estimates that suffice to compare orders. These stop the exact
 * filter when it has almost converged and take the constant from the mean of the differenced values, unless these are
 * too few for a good mean.
 */
const efforts = {
  full: { iterations: 60, tolerance: 1e-10, maxExcess: 0, minCountForMean: Number.POSITIVE_INFINITY },
  rough: { iterations: 20, tolerance: 1e-6, maxExcess: 1e-4, minCountForMean: 100 },
};

/**
 * Estimates coefficients by the exact likelihood of the differenced values; undefined when the likelihood is not
 * finite.
 */
export function estimateArima(
  values: Float64Array,
  order: ArimaOrder,
  period: number,
  effort: keyof typeof efforts = 'full',
): ArimaEstimate | undefined {
  const differenced = differenceValues(values, order, period);
  // Sums of squares around a distant mean would lose the digits that the derivatives need.
  const centre = order.constant ? mean(differenced) : 0;
  const scale = differenced.reduce((max, value) => Math.max(max, Math.abs(value - centre)), 0) || 1;
  const scaled = differenced.map((value) => (value - centre) / scale);
  const { maxExcess, minCountForMean, ...limits } = efforts[effort];
  const hasFreeConstant = order.constant && scaled.length < minCountForMean;
  const ones = hasFreeConstant ? [new Float64Array(scaled.length).fill(1)] : [];
  const series = [scaled, ...ones];
  const freeCount = order.p + order.q + order.seasonalP + order.seasonalQ;
  const objective = (point: Float64Array): number =>
    computeProfile(series, toFactors(point, order), period, maxExcess)?.value ?? Number.POSITIVE_INFINITY;
  const start = new Float64Array(freeCount).fill(0.1);
  const { point } = freeCount > 0 ? quasiNewton(withNumericalGradient(objective), start, limits) : { point: start };
  const factors = toFactors(point, order);
  const profile = computeProfile(series, factors, period, maxExcess);
  if (!profile) return undefined;
  const { constant, innovations } = profile;
  const [observed, unit] = innovations;
  const count = differenced.length;
  const degreesOfFreedom = Math.max(1, count - countCoefficients(order));
  return {
    order,
    ...factors,
    constant: constant * scale + centre,
    process: profile.process,
    logLikelihood: -(profile.value + count * (Math.log(2 * Math.PI) + 1)) / 2 - count * Math.log(scale),
    sigma: Math.sqrt(profile.squares / degreesOfFreedom) * scale,
    errors: observed.errors.map((error, time) => (error - constant * (unit?.errors[time] ?? 0)) * scale),
    state: observed.state.map((value, row) => (value - constant * (unit?.state[row] ?? 0)) * scale),
  };
}

/** Applies (1 − B)^d (1 − B^period)^D to the values. */
function differenceValues(values: Float64Array, { d, seasonalD }: ArimaOrder, period: number): Float64Array {
  const polynomial = differencingPolynomial(d, seasonalD, period);
  const droppedCount = polynomial.length - 1;
  return Float64Array.from({ length: values.length - droppedCount }, (_, time) =>
    polynomial.reduce((sum, coefficient, lag) => sum + coefficient * (values[time + droppedCount - lag] as number), 0),
  );
}

type Factors = Pick<ArimaEstimate, 'ar' | 'ma' | 'seasonalAr' | 'seasonalMa'>;

/** Converts unbounded variables to stationary and invertible factors. */
function toFactors(point: Float64Array, { p, q, seasonalP, seasonalQ }: ArimaOrder): Factors {
  const ends = [p, p + q, p + q + seasonalP, p + q + seasonalP + seasonalQ];
  const [ar, ma, seasonalAr, seasonalMa] = ends.map((end, index) =>
    toStationary(point.subarray(index === 0 ? 0 : ends[index - 1], end)),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array];
  return { ar, ma: ma.map((x) => -x), seasonalAr, seasonalMa: seasonalMa.map((x) => -x) };
}

function toProcess({ ar, ma, seasonalAr, seasonalMa }: Factors, period: number): ArmaProcess {
  const autoregression = multiplyPolynomials(lagPolynomial(ar, -1), lagPolynomial(seasonalAr, -1, period));
  return {
    ar: autoregression.slice(1).map((coefficient) => -coefficient),
    ma: multiplyPolynomials(lagPolynomial(ma, 1), lagPolynomial(seasonalMa, 1, period)),
  };
}

/**
 * Computes the profile likelihood, with variance and constant at their maximum: −2 log L up to a constant. `series` has
 * the values and, if the constant is free, a row of ones.
 */
function computeProfile(series: readonly Float64Array[], factors: Factors, period: number, maxExcess: number) {
  const process = toProcess(factors, period);
  const innovations = computeInnovations(series, process, maxExcess);
  const [observed, unit] = innovations ?? [];
  if (!observed) return undefined;
  const { errors, variances } = observed;
  const count = errors.length;
  let [logs, allSquares, products, unitSquares] = [0, 0, 0, 0];
  let [lastVariance, lastLog] = [1, 0];
  for (let time = 0; time < count; time++) {
    const variance = variances[time] as number;
    if (!(variance > 0)) return undefined;
    if (variance !== lastVariance) [lastVariance, lastLog] = [variance, Math.log(variance)];
    logs += lastLog;
    const error = errors[time] as number;
    allSquares += (error * error) / variance;
    if (!unit) continue;
    const unitError = unit.errors[time] as number;
    products += (error * unitError) / variance;
    unitSquares += (unitError * unitError) / variance;
  }
  const constant = unitSquares > 0 ? products / unitSquares : 0;
  const squares = Math.max(0, allSquares - constant * products);
  const value = count * Math.log(Math.max(squares / count, 1e-30)) + logs;
  if (!Number.isFinite(value)) return undefined;
  return { value, process, constant, squares, innovations: [observed, unit] as const };
}

function withNumericalGradient(objective: (point: Float64Array) => number): SmoothObjective {
  return (point, gradient) => {
    const value = objective(point);
    if (!Number.isFinite(value)) return value;
    for (let axis = 0; axis < point.length; axis++) {
      const saved = point[axis] as number;
      point[axis] = saved + derivativeStep;
      gradient[axis] = (objective(point) - value) / derivativeStep;
      point[axis] = saved;
    }
    return gradient.every(Number.isFinite) ? value : Number.POSITIVE_INFINITY;
  };
}
