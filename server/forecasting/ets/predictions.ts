/*
 * Point forecasts of exponential smoothing and the variance of their errors. The variance is exact for additive errors
 * (class 1) and for multiplicative errors with an additive season or none (class 2). For multiplicative seasons (class
 * 3) it is the standard approximation, which neglects products of small variances.
 * Source: Hyndman, Koehler, Ord and Snyder (2008), chapter 6 and tables 6.1 and 6.2.
 */
import { mapSteps } from '../fittedModel.js';
import type { EtsForm } from './form.js';
import type { Smoothing, States } from './states.js';

export interface EtsState {
  form: EtsForm;
  smoothing: Smoothing;
  last: States;
  /** Observations per season. */
  period: number;
  /** Number of observations; determines the next position in the cycle. */
  count: number;
}

export function computeEtsPoint(state: EtsState, horizon: number): number[] {
  const { form, last } = state;
  const trend = computeTrend(state, horizon);
  if (form.season === 'N') return trend;
  return trend.map((value, index) => {
    const season = last.season[(state.count + index) % state.period] as number;
    return form.season === 'A' ? value + season : value * season;
  });
}

/** Forecasts from level and slope, without the season. */
function computeTrend({ smoothing: { phi }, last }: EtsState, horizon: number): number[] {
  let [damping, sum] = [1, 0];
  return mapSteps(horizon, () => {
    damping *= phi;
    sum += damping;
    return last.level + sum * last.slope;
  });
}

/**
 * Standard deviations of the forecast errors. `variance` is that of the one-step errors, relative with multiplicative
 * errors.
 */
export function computeEtsDeviation(state: EtsState, variance: number, horizon: number): number[] {
  const { form, smoothing, period, last, count } = state;
  const responses = computeResponses(smoothing, form.season === 'A' ? period : 0, horizon);
  if (form.error === 'A') {
    let sum = 1;
    return mapSteps(horizon, (step) => {
      if (step > 1) sum += (responses[step - 2] as number) ** 2;
      return Math.sqrt(variance * sum);
    });
  }
  const means = form.season === 'A' ? computeEtsPoint(state, horizon) : computeTrend(state, horizon);
  const squares = computeExpectedSquares(means, responses, variance);
  return mapSteps(horizon, (step) => {
    const mean = means[step - 1] as number;
    const square = (squares[step - 1] as number) * (1 + variance);
    if (form.season !== 'M') return Math.sqrt(Math.max(0, square - mean * mean));
    const season = last.season[(count + step - 1) % period] as number;
    const seasonal = (1 + smoothing.gamma ** 2 * variance) ** Math.floor((step - 1) / period);
    return season * Math.sqrt(Math.max(0, square * seasonal - mean * mean));
  });
}

/** Effect of a unit error on the forecasts one step later, two steps later and so on. */
function computeResponses({ alpha, beta, gamma, phi }: Smoothing, period: number, horizon: number): number[] {
  let [damping, sum] = [1, 0];
  return mapSteps(horizon, (step) => {
    damping *= phi;
    sum += damping;
    return alpha + beta * sum + (period > 0 && step % period === 0 ? gamma : 0);
  });
}

/** Expected squares of future one-step forecasts, whose errors are proportional to them. */
function computeExpectedSquares(means: readonly number[], responses: readonly number[], variance: number): number[] {
  const squares: number[] = [];
  means.forEach((mean, index) => {
    let sum = 0;
    for (let lag = 1; lag <= index; lag++)
      sum += (responses[lag - 1] as number) ** 2 * (squares[index - lag] as number);
    squares.push(mean * mean + variance * sum);
  });
  return squares;
}
