import { computeOriginForecasts } from '../backtests/computeOriginForecasts.js';
import { computeForecast } from '../labs/computeForecast.js';
import { diagnoseSample } from '../labs/diagnoseSample.js';
import { testStationarity } from '../labs/testStationarity.js';
import { readVariables } from '../providers/census/readVariables.js';

/** What can be computed, here or in a thread of its own: plain data in, plain data out. */
export const computeFunctions = {
  diagnostics: diagnoseSample,
  stationarity: testStationarity,
  forecast: computeForecast,
  backtest: computeOriginForecasts,
  variables: readVariables,
};

export type ComputeFunctions = typeof computeFunctions;
