/*
 * The dynamic optimised theta model: theta lines whose slope is updated at each observation. The weight of the line
 * (θ), the smoothing parameter and the initial level minimise the squared one-step errors of the seasonally adjusted
 * values.
 * Source: Fiorucci, Pellegrini, Louzada, Petropoulos and Koehler (2016), International Journal of Forecasting 32,
 * 1151-1161.
 */
import { createNotComputable } from '../stats/outcome.js';
import { computeResiduals, type FitFunction, mapSteps } from './fittedModel.js';
import { nelderMead } from './nelderMead.js';
import { rootMeanSquare } from './rootMeanSquare.js';
import { withSeasonalAdjustment } from './withSeasonalAdjustment.js';

const minObservations = 5;
const minAlpha = 0.1;
const maxAlpha = 0.99;
/** With larger weights the model no longer changes. */
const maxTheta = 1000;

export const fitDynamicTheta: FitFunction = (values, options) => fitAdjusted(values, options);

const fitAdjusted = withSeasonalAdjustment((values) => {
  const count = values.length;
  if (count < minObservations) return createNotComputable('TOO_FEW_OBSERVATIONS', count, minObservations);
  const series = Float64Array.from(values);
  const parameters = estimate(series);
  const forecasts = new Float64Array(count);
  new ThetaLines(parameters).run(series, forecasts);
  const fitted = Array.from(forecasts);
  const residuals = computeResiduals(series, fitted);
  const sigma = rootMeanSquare(residuals.slice(2), Math.min(3, count - 3)) ?? 0;
  const { alpha } = parameters;
  return {
    status: 'computed',
    model: 'dynamic_theta',
    label: 'Dynamic optimised theta',
    parameters: { ...parameters },
    criteria: null,
    fitted,
    residuals,
    point: (horizon) => {
      const lines = new ThetaLines(parameters);
      lines.run(series);
      return mapSteps(horizon, () => lines.update(lines.forecast()));
    },
    deviation: (horizon) => mapSteps(horizon, (step) => sigma * Math.sqrt(1 + (step - 1) * alpha * alpha)),
  };
}, 2);

interface ThetaParameters {
  alpha: number;
  theta: number;
  level: number;
}

/** Number of initial values whose errors are not counted. */
const burnIn = 2;

class ThetaLines {
  readonly #alpha: number;
  readonly #lineWeight: number;
  #level: number;
  #intercept = 0;
  #slope = 0;
  #mean = 0;
  #decay = 1;
  #count = 0;

  constructor({ alpha, theta, level }: ThetaParameters) {
    this.#alpha = alpha;
    this.#lineWeight = 1 - 1 / theta;
    this.#level = level;
  }

  /** Returns the one-step forecast. */
  forecast(): number {
    const slopeWeight = (1 - this.#decay * (1 - this.#alpha)) / this.#alpha;
    return this.#level + this.#lineWeight * (this.#decay * this.#intercept + slopeWeight * this.#slope);
  }

  /** Updates the state with a value and returns the value. */
  update(value: number): number {
    const count = ++this.#count;
    this.#level = this.#alpha * value + (1 - this.#alpha) * this.#level;
    this.#decay *= 1 - this.#alpha;
    const previousMean = this.#mean;
    this.#mean += (value - previousMean) / count;
    this.#slope = count === 1 ? 0 : ((count - 2) * this.#slope + (6 / count) * (value - previousMean)) / (count + 1);
    this.#intercept = this.#mean - ((count + 1) / 2) * this.#slope;
    return value;
  }

  /**
   * Runs through a series and returns the sum of squared one-step errors after the burn-in; fills `forecasts` if given.
   */
  run(values: Float64Array, forecasts?: Float64Array): number {
    let squares = 0;
    for (let time = 0; time < values.length; time++) {
      const forecast = this.forecast();
      if (forecasts) forecasts[time] = forecast;
      if (time >= burnIn) squares += ((values[time] as number) - forecast) ** 2;
      this.update(values[time] as number);
    }
    return squares;
  }
}

function estimate(values: Float64Array): ThetaParameters {
  const first = values[0] as number;
  const scale = values.reduce((sum, value) => sum + Math.abs(value), 0) / values.length || 1;
  const toParameters = (point: Float64Array): ThetaParameters => ({
    alpha: point[0] as number,
    theta: Math.exp(point[1] as number),
    level: (point[2] as number) * scale,
  });
  const objective = (point: Float64Array): number => {
    const parameters = toParameters(point);
    if (parameters.alpha < minAlpha || parameters.alpha > maxAlpha) return Number.POSITIVE_INFINITY;
    if (parameters.theta < 1 || parameters.theta > maxTheta) return Number.POSITIVE_INFINITY;
    return Math.log(Math.max(new ThetaLines(parameters).run(values) / scale ** 2, 1e-30));
  };
  const start = [0.5, Math.log(2), first / scale / 2];
  return toParameters(nelderMead(objective, start, [0.1, 0.5, 0.1], { tolerance: 1e-8, evaluations: 1000 }).point);
}
