/*
 * Estimates of processor time in milliseconds, from the size of the input and the options alone, so that the same request
 * always costs the same. They are fitted to measurements (docs/self-hosting.md) and grow with each input. Their order and
 * rough size matter: they decide what runs inline, in which lane work runs, and what it costs an account.
 */
import type { OriginInput } from '../backtests/computeOriginForecasts.js';
import type { ForecastRequest } from '../labs/resolveForecastRequest.js';
import type { DatedValues } from '../series/transformedSample.js';
import type { ComputeFunctions } from './computeFunctions.js';
import { estimateModelCost } from './estimateModelCost.js';
import { estimateRegressionCost, estimateTestCosts } from './estimateTestCosts.js';

type Input<Name extends keyof ComputeFunctions> = Parameters<ComputeFunctions[Name]>[0];

/** What every call costs: the request itself, and moving its values between threads. */
const callCost = 1;
const costPerValue = 0.001;
const costPerCharacter = 0.000_02;
/** For each character of an uploaded file. */
const costPerUploadedCharacter = 0.000_2;
/** For the axes and texts of a chart, and each value of its lines. */
const costPerChart = 60;
const costPerPoint = 0.004;
/** For each row of an import and of the series that it changes. */
const costPerRow = 0.01;
/** For each value of the sample: calendar alignment, transformation and notes. */
const costPerTransformedValue = 0.001;
const costPerForecast = 0.02;

const estimates: { [Name in keyof ComputeFunctions]: (input: Input<Name>) => number } = {
  diagnostics: ({ sample, transformations, options }) =>
    estimateTransformations(sample.values.length, transformations.length) +
    estimateTestCosts(sample.values.length, options),
  stationarity: ({ sample, transformations, options }) => {
    const { length } = sample.values;
    const { adf = {} } = options;
    const lags = adf.lags ?? adf.maxLag ?? Math.ceil(12 * (length / 100) ** 0.25);
    return (
      estimateTransformations(length, transformations.length) +
      estimateRegressionCost(length, lags) +
      0.004 * length +
      0.01 * ((options.kpss?.lags ?? 0) + (options.phillipsPerron?.lags ?? 0))
    );
  },
  forecast: ({ sample, season, options }) => estimateForecastCost(sample, season, options),
  backtest: estimateOriginCost,
  variables: ({ text }) => costPerCharacter * text.length,
  upload: estimateUploadCost,
  import: ({ rowCount }) => costPerRow * rowCount,
  chart: ({ model }) => costPerChart + model.lines.reduce((sum, { times }) => sum + costPerPoint * times.length, 0),
};

/** Observations are already parsed. */
function estimateUploadCost(input: Input<'upload'>): number {
  if ('text' in input) return costPerUploadedCharacter * input.text.length;
  return costPerCharacter * input.observations.reduce((sum, part) => sum + part.length, 0);
}

/** Estimates a call of a compute function. */
export function estimateCost<Name extends keyof ComputeFunctions>(name: Name, input: Input<Name>): number {
  const length = 'sample' in input ? input.sample.values.length : 0;
  return callCost + costPerValue * length + estimates[name](input);
}

/** Estimates a forecast and its backtest within the sample. */
export function estimateForecastCost(
  { values: { length } }: DatedValues,
  season: number,
  { model, horizon, options, backtestOrigins }: ForecastRequest,
): number {
  const size = { length, season };
  // The backtest also compares the automatic model, and fits all models again at each origin.
  const compared = backtestOrigins > 0 && model !== 'auto' ? estimateModelCost('auto', size) : 0;
  const requested = options.order === undefined ? 0 : estimateModelCost(model, size, options);
  const origin = 20 + (0.05 + 0.0125 * season) * length + requested;
  return estimateModelCost(model, size, options) + compared + backtestOrigins * origin + costPerForecast * horizon;
}

/** Estimates the forecasts of one origin of a backtest. */
function estimateOriginCost({ sample, period, models, options }: OriginInput): number {
  const size = { length: sample.values.length, season: period };
  const fits = models.map((model) => estimateModelCost(model, size) + costPerForecast * options.horizon);
  return fits.reduce((sum, cost) => sum + cost, 0);
}

function estimateTransformations(length: number, count: number): number {
  return costPerTransformedValue * length * count;
}
