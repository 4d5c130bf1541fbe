import { quasiNewton, type SmoothObjective } from '../quasiNewton.js';
import { type ArmaProcess, innovationsOf } from './innovations.js';
import { type ArimaOrder, coefficientsOf } from './order.js';
import { differencing, lagPolynomial, product, stationary } from './polynomial.js';

/** An ARIMA model with the coefficients that make a series likeliest. */
export interface ArimaEstimate {
  order: ArimaOrder;
  ar: Float64Array;
  ma: Float64Array;
  seasonalAr: Float64Array;
  seasonalMa: Float64Array;
  /** Mean of the differenced values, 0 without a constant. */
  constant: number;
  process: ArmaProcess;
  logLikelihood: number;
  /** Standard deviation of the shocks, corrected for the coefficients estimated. */
  sigma: number;
  /** One-step errors in the units of the values, from the first that is not lost in differences. */
  errors: Float64Array;
  /** The filter's state after the last value. */
  state: Float64Array;
}

/** Step of the differences that stand for derivatives. */
const nudge = 1e-7;

/** How far the search for the coefficients goes: to the last digits, or only so far that orders can be compared. */
const efforts = {
  full: { iterations: 60, tolerance: 1e-10 },
  rough: { iterations: 20, tolerance: 1e-6 },
};

/** The likeliest coefficients by the exact likelihood of the differenced values; undefined where there is none. */
export function estimateArima(
  values: Float64Array,
  order: ArimaOrder,
  period: number,
  effort: keyof typeof efforts = 'full',
): ArimaEstimate | undefined {
  const differenced = differences(values, order, period);
  const scale = differenced.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const scaled = differenced.map((value) => value / scale);
  const free = order.p + order.q + order.seasonalP + order.seasonalQ;
  const objective = (point: Float64Array): number =>
    profileOf(scaled, factorsOf(point, order), order, period)?.value ?? Number.POSITIVE_INFINITY;
  const start = new Float64Array(free).fill(0.1);
  const { point } = free > 0 ? quasiNewton(withDifferences(objective), start, efforts[effort]) : { point: start };
  const factors = factorsOf(point, order);
  const profile = profileOf(scaled, factors, order, period);
  if (!profile) return undefined;
  const count = differenced.length;
  const spare = Math.max(1, count - coefficientsOf(order));
  return {
    order,
    ...factors,
    constant: profile.constant * scale,
    process: profile.process,
    logLikelihood: -(profile.value + count * (Math.log(2 * Math.PI) + 1)) / 2 - count * Math.log(scale),
    sigma: Math.sqrt(profile.squares / spare) * scale,
    errors: profile.errors.map((error) => error * scale),
    state: profile.state.map((value) => value * scale),
  };
}

/** (1 − B)^d (1 − B^period)^D of the values. */
function differences(values: Float64Array, { d, seasonalD }: ArimaOrder, period: number): Float64Array {
  const polynomial = differencing(d, seasonalD, period);
  const lost = polynomial.length - 1;
  return Float64Array.from({ length: values.length - lost }, (_, time) =>
    polynomial.reduce((sum, coefficient, lag) => sum + coefficient * (values[time + lost - lag] as number), 0),
  );
}

type Factors = Pick<ArimaEstimate, 'ar' | 'ma' | 'seasonalAr' | 'seasonalMa'>;

/** Stationary and invertible factors from unbounded numbers. */
function factorsOf(point: Float64Array, { p, q, seasonalP, seasonalQ }: ArimaOrder): Factors {
  const ends = [p, p + q, p + q + seasonalP, p + q + seasonalP + seasonalQ];
  const [ar, ma, seasonalAr, seasonalMa] = ends.map((end, index) =>
    stationary(point.subarray(index === 0 ? 0 : ends[index - 1], end)),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array];
  return { ar, ma: ma.map((x) => -x), seasonalAr, seasonalMa: seasonalMa.map((x) => -x) };
}

function processOf({ ar, ma, seasonalAr, seasonalMa }: Factors, period: number): ArmaProcess {
  const autoregression = product(lagPolynomial(ar, -1), lagPolynomial(seasonalAr, -1, period));
  return {
    ar: autoregression.slice(1).map((coefficient) => -coefficient),
    ma: product(lagPolynomial(ma, 1), lagPolynomial(seasonalMa, 1, period)),
  };
}

/** The likelihood where variance and constant are at their best: −2 log L up to a constant. */
function profileOf(values: Float64Array, factors: Factors, order: ArimaOrder, period: number) {
  const process = processOf(factors, period);
  const ones = order.constant ? [new Float64Array(values.length).fill(1)] : [];
  const [own, unit] = innovationsOf([values, ...ones], process) ?? [];
  if (!own) return undefined;
  let [logs, products, unitSquares] = [0, 0, 0];
  for (let time = 0; time < values.length; time++) {
    const variance = own.variances[time] as number;
    if (!(variance > 0)) return undefined;
    logs += Math.log(variance);
    if (!unit) continue;
    products += ((own.errors[time] as number) * (unit.errors[time] as number)) / variance;
    unitSquares += (unit.errors[time] as number) ** 2 / variance;
  }
  const constant = unit && unitSquares > 0 ? products / unitSquares : 0;
  const errors = unit ? own.errors.map((error, time) => error - constant * (unit.errors[time] as number)) : own.errors;
  const state = unit ? own.state.map((value, row) => value - constant * (unit.state[row] as number)) : own.state;
  const squares = errors.reduce((sum, error, time) => sum + (error * error) / (own.variances[time] as number), 0);
  const value = values.length * Math.log(Math.max(squares / values.length, 1e-30)) + logs;
  return Number.isFinite(value) ? { value, process, constant, errors, state, squares } : undefined;
}

function withDifferences(objective: (point: Float64Array) => number): SmoothObjective {
  return (point, gradient) => {
    const value = objective(point);
    if (!Number.isFinite(value)) return value;
    for (let axis = 0; axis < point.length; axis++) {
      const kept = point[axis] as number;
      point[axis] = kept + nudge;
      gradient[axis] = (objective(point) - value) / nudge;
      point[axis] = kept;
    }
    return gradient.every(Number.isFinite) ? value : Number.POSITIVE_INFINITY;
  };
}
