import { mapSteps } from '../fittedModel.js';
import { computePsiWeights } from './autocovariances.js';
import type { ArimaEstimate } from './estimate.js';
import { differencingPolynomial, lagPolynomial, multiplyPolynomials } from './polynomial.js';

/** Computes the point forecasts of an ARIMA model: integrates the forecasts of the differenced values. */
export function computeArimaPoint(
  values: Float64Array,
  estimate: ArimaEstimate,
  period: number,
  horizon: number,
): number[] {
  const { order, process, constant } = estimate;
  const difference = differencingPolynomial(order.d, order.seasonalD, period);
  const state = Float64Array.from(estimate.state);
  const path = Array.from(values.subarray(values.length - difference.length + 1));
  const known = path.length;
  for (let step = 0; step < horizon; step++) {
    let value = constant + (state[0] as number);
    for (let lag = 1; lag < difference.length; lag++)
      value -= (difference[lag] as number) * (path[path.length - lag] as number);
    path.push(value);
    const first = state[0] as number;
    for (let row = 0; row < state.length; row++) state[row] = (process.ar[row] ?? 0) * first + (state[row + 1] ?? 0);
  }
  return path.slice(known);
}

/** Computes the standard deviations of the forecast errors from the ψ weights. */
export function computeArimaDeviation(estimate: ArimaEstimate, period: number, horizon: number): number[] {
  const { order, process, sigma } = estimate;
  const fullPolynomial = multiplyPolynomials(
    lagPolynomial(process.ar, -1),
    differencingPolynomial(order.d, order.seasonalD, period),
  );
  const psi = computePsiWeights(
    fullPolynomial.slice(1).map((coefficient) => -coefficient),
    process.ma,
    horizon,
  );
  let sum = 0;
  return mapSteps(horizon, (step) => {
    sum += (psi[step - 1] as number) ** 2;
    return sigma * Math.sqrt(sum);
  });
}
