import type { ForecastModel } from 'almanac-sdk';

/** The display name of each model. */
export const modelNames: Record<ForecastModel, string> = {
  auto: 'Automatic',
  combination: 'Combination',
  ets: 'Exponential smoothing',
  arima: 'ARIMA',
  theta: 'Theta',
  dynamic_theta: 'Dynamic optimised theta',
  ses: 'Simple exponential smoothing',
  holt: 'Holt’s method',
  damped: 'Damped Holt’s method',
  drift: 'Drift',
  naive: 'Naive',
  snaive: 'Seasonal naive',
  naive2: 'Naive 2',
};
