import type { ModelName } from '../forecasting/fittedModel.js';
import type { Schemas } from '../schemas.js';

/** A model to fit. */
export interface FitSize {
  /** Number of values. */
  length: number;
  /** Observations per season; 1 for no season. */
  season: number;
}

type EstimateFit = (size: FitSize, options: Schemas['ForecastOptions']) => number;

const estimateBenchmark: EstimateFit = ({ length }) => 0.5 + 0.002 * length;
const estimateSmoothing: EstimateFit = ({ length }) => 2 + 0.03 * length;

/** The choice among all forms, or the fit of the requested one. */
const estimateEts: EstimateFit = ({ length, season }, { form }) => {
  if (form !== undefined) return 10 + 0.1 * length;
  return season > 1 ? 50 + 0.3 * length : 10 + 0.05 * length;
};

/** The stepwise search, or the fit of the requested orders. The likelihood of longer lags costs more for each value. */
const estimateArima: EstimateFit = ({ length, season }, { order, seasonalOrder = [0, 0, 0] }) => {
  if (order === undefined) {
    return season > 1 ? 100 + (0.4 + 0.005 * season ** 2) * length : 60 + 0.05 * length;
  }
  const maxLag = Math.max(order[0] + seasonalOrder[0] * season, order[2] + seasonalOrder[2] * season);
  const parameters = order[0] + order[2] + seasonalOrder[0] + seasonalOrder[2];
  return 10 + 0.002 * length * (1 + parameters) * (1 + maxLag);
};

const estimateCombination: EstimateFit = (size, options) =>
  estimateEts(size, options) + 2 * estimateSmoothing(size, options);

const estimates: Record<ModelName, EstimateFit> = {
  naive: estimateBenchmark,
  snaive: estimateBenchmark,
  drift: estimateBenchmark,
  naive2: estimateBenchmark,
  ses: estimateSmoothing,
  holt: estimateSmoothing,
  damped: estimateSmoothing,
  theta: estimateSmoothing,
  dynamic_theta: estimateSmoothing,
  ets: estimateEts,
  arima: estimateArima,
  combination: estimateCombination,
  auto: (size, options) => estimateCombination(size, options) + estimateArima(size, options),
};

/** Estimates the processor time of fitting a model and choosing its form and orders, in milliseconds. */
export function estimateModelCost(model: ModelName, size: FitSize, options: Schemas['ForecastOptions'] = {}): number {
  return estimates[model](size, options);
}
