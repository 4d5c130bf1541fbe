import { describeRange } from '../../forecasting/valueRange.js';
import type { ForecastCheck } from './subject.js';

/** Raised when forecasts of the model, not only interval bounds, are beyond the possible values of the series. */
export const forecastBeyondRange: ForecastCheck = {
  code: 'FORECAST_BEYOND_RANGE',
  check: ({ forecast, range, horizon }) => {
    if (range === undefined || (range.min === null && range.max === null))
      return { notApplicable: 'the possible values of the series are not limited' };
    const { forecasts } = forecast.limited;
    if (forecasts === 0) return [];
    const message =
      `The model forecasts impossible values for ${forecasts} of ${horizon} ${horizon === 1 ? 'period' : 'periods'}: those of the series are ` +
      `${describeRange(range)}. The forecasts are set to the limit. The model does not suit the series at this horizon.`;
    const evidence = { ...range, forecasts, horizon };
    return [{ code: 'FORECAST_BEYOND_RANGE', severity: 'warning', message, from: null, to: null, evidence }];
  },
};
