import { computeOriginForecasts } from '../backtests/computeOriginForecasts.js';
import { drawChart } from '../charts/drawChart.js';
import { computePackedImport } from '../imports/computePackedImport.js';
import { readUpload } from '../imports/upload/readUpload.js';
import { computeForecast } from '../labs/computeForecast.js';
import { diagnoseSample } from '../labs/diagnoseSample.js';
import { testStationarity } from '../labs/testStationarity.js';
import { readVariables } from '../providers/census/readVariables.js';

/** The functions that can run inline or in a worker thread. Input and output can be cloned between threads. */
export const computeFunctions = {
  diagnostics: diagnoseSample,
  stationarity: testStationarity,
  forecast: computeForecast,
  backtest: computeOriginForecasts,
  variables: readVariables,
  upload: readUpload,
  import: computePackedImport,
  chart: drawChart,
};

export type ComputeFunctions = typeof computeFunctions;
