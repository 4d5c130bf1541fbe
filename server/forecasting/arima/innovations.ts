/*
 * Innovations of a stationary ARMA process: the errors of its best one-step forecasts. The Kalman filter in Harvey's
 * state space starts from the stationary distribution, which gives the exact likelihood. Because the matrices of the
 * filter are constant, the change of the covariance between steps has rank one; the filter tracks this change instead
 * of the covariance (Chandrasekhar recursions), until it vanishes.
 * Source: Morf, Sidhu and Kailath (1974), IEEE Transactions on Automatic Control 19, 315-323; Mélard (1984), Applied
 * Statistics 33, 104-114.
 */
import { autocovariances, computePsiWeights } from './autocovariances.js';

export interface ArmaProcess {
  /** φ from lag 1. */
  ar: Float64Array;
  /** θ from lag 0, which is one. */
  ma: Float64Array;
}

export interface Innovations {
  /** Errors of the best one-step forecasts. */
  errors: Float64Array;
  /** Variances of the errors relative to that of the shocks. */
  variances: Float64Array;
  /** State after the last value: expected next values without future shocks. */
  state: Float64Array;
}

/** The filter has converged when a step changes the variance by less than this fraction. */
const convergenceTolerance = 1e-13;

/**
 * Computes the innovations of several series under the same process; undefined at the boundary of stationarity. The filter also
 * counts as converged when its variance exceeds that of the shocks by less than `maxExcess`, as a fraction: with 0 the innovations are exact.
 */
export function computeInnovations(
  series: readonly Float64Array[],
  { ar, ma }: ArmaProcess,
  maxExcess = 0,
): Innovations[] | undefined {
  const size = Math.max(ar.length, ma.length);
  const phi = new Float64Array(size);
  phi.set(ar);
  const gain = computeInitialGain(ar, ma, phi);
  if (!gain) return undefined;
  const count = series[0]?.length ?? 0;
  const variances = new Float64Array(count);
  const results = series.map(() => ({ errors: new Float64Array(count), variances, state: new Float64Array(size) }));
  const filter = { ...gain, change: gain.gain.slice(), weight: -1 / gain.variance };
  let time = 0;
  for (; time < count && filter.weight !== 0 && filter.variance - 1 >= maxExcess; time++) {
    variances[time] = filter.variance;
    for (let index = 0; index < series.length; index++)
      observe(series[index]?.[time] as number, time, results[index] as Innovations, filter, phi);
    advance(filter, phi);
  }
  if (time < count) {
    variances.fill(filter.variance, time);
    const theta = phi.map((_, row) => ma[row + 1] ?? 0);
    for (let index = 0; index < series.length; index++)
      continueConverged(
        series[index] as Float64Array,
        time,
        results[index] as Innovations,
        listTerms(phi),
        listTerms(theta),
      );
  }
  return results;
}

/** The coefficients that are not zero, with their lags. */
interface Terms {
  lags: number[];
  coefficients: number[];
}

function listTerms(coefficients: Float64Array): Terms {
  const rows = Array.from(coefficients.keys()).filter((row) => coefficients[row] !== 0);
  return { lags: rows.map((row) => row + 1), coefficients: rows.map((row) => coefficients[row] as number) };
}

/**
 * Continues from `start` with a converged filter, whose gain is φ + θ: each value and each error are added to the
 * expected later values. Seasonal models have few coefficients that are not zero.
 */
function continueConverged(values: Float64Array, start: number, target: Innovations, phi: Terms, theta: Terms): void {
  const { errors, state } = target;
  const count = values.length;
  const expected = new Float64Array(count + state.length);
  expected.set(state, start);
  for (let time = start; time < count; time++) {
    const value = values[time] as number;
    const error = value - (expected[time] as number);
    errors[time] = error;
    addTerms(expected, time, value, phi);
    addTerms(expected, time, error, theta);
  }
  state.set(expected.subarray(count));
}

function addTerms(expected: Float64Array, time: number, value: number, { lags, coefficients }: Terms): void {
  for (let term = 0; term < lags.length; term++) {
    const later = time + (lags[term] as number);
    expected[later] = (expected[later] as number) + (coefficients[term] as number) * value;
  }
}

interface Filter {
  /** T P h, the covariance of the next state with the error. */
  gain: Float64Array;
  variance: number;
  change: Float64Array;
  weight: number;
}

function computeInitialGain(
  ar: Float64Array,
  ma: Float64Array,
  phi: Float64Array,
): Pick<Filter, 'gain' | 'variance'> | undefined {
  const size = phi.length;
  const psi = computePsiWeights(ar, ma, size + 1);
  const gamma = autocovariances(ar, ma, psi, size);
  if (!gamma || !((gamma[0] as number) > 0)) return undefined;
  const covariance = phi.map((_, row) => {
    let sum = 0;
    for (let k = row; k < size; k++)
      sum += (phi[k] as number) * (gamma[k - row + 1] as number) + (ma[k] ?? 0) * (psi[k - row] as number);
    return sum;
  });
  return { gain: applyTransition(covariance, phi, new Float64Array(size)), variance: covariance[0] as number };
}

/** Multiplies the transition matrix T by a state: the first element is spread by φ, the others move up. */
function applyTransition(state: Float64Array, phi: Float64Array, target: Float64Array): Float64Array {
  const first = state[0] as number;
  const last = phi.length - 1;
  for (let row = 0; row < last; row++) target[row] = (phi[row] as number) * first + (state[row + 1] as number);
  target[last] = (phi[last] as number) * first;
  return target;
}

function observe(
  value: number,
  time: number,
  target: Innovations,
  { gain, variance }: Filter,
  phi: Float64Array,
): void {
  const { state, errors } = target;
  const error = value - (state[0] as number);
  errors[time] = error;
  const first = state[0] as number;
  const factor = error / variance;
  const last = state.length - 1;
  for (let row = 0; row < last; row++)
    state[row] = (phi[row] as number) * first + (state[row + 1] as number) + (gain[row] as number) * factor;
  state[last] = (phi[last] as number) * first + (gain[last] as number) * factor;
}

function advance(filter: Filter, phi: Float64Array): void {
  const { gain, change, weight, variance } = filter;
  const first = change[0] as number;
  const next = variance + weight * first * first;
  const size = gain.length;
  let largest = 0;
  for (let row = 0; row < size; row++) {
    const moved = (phi[row] as number) * first + (row + 1 < size ? (change[row + 1] as number) : 0);
    const changed = moved - ((gain[row] as number) / variance) * first;
    change[row] = changed;
    gain[row] = (gain[row] as number) + moved * weight * first;
    largest = Math.max(largest, Math.abs(changed));
  }
  filter.weight = weight - (weight * weight * first * first) / next;
  filter.variance = next;
  if (Math.abs(filter.weight) * largest * largest < convergenceTolerance * next) filter.weight = 0;
}
