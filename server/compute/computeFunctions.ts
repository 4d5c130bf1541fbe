import { originForecasts } from '../backtests/originForecasts.js';
import { diagnoseSample } from '../labs/diagnose.js';
import { forecastSample } from '../labs/forecastSample.js';
import { testSample } from '../labs/testStationarity.js';
import { readVariables } from '../providers/census/readVariables.js';

/** What can be computed, here or in a thread of its own: plain data in, plain data out. */
export const computeFunctions = {
  diagnostics: diagnoseSample,
  stationarity: testSample,
  forecast: forecastSample,
  backtest: originForecasts,
  variables: readVariables,
};

export type ComputeFunctions = typeof computeFunctions;
