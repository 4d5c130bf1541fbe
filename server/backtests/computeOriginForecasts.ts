import type { ModelName } from '../forecasting/fittedModel.js';
import { type ForecastOptions, forecast } from '../forecasting/forecast.js';
import type { Interval } from '../forecasting/forecastResult.js';
import { computeTransformedSample, type DatedValues } from '../series/transformedSample.js';
import { isNotComputable, type NotComputable } from '../stats/outcome.js';

/** The forecast of one model at one origin, in the unit of the vintage of the origin. */
export type OriginForecast =
  | { status: 'computed'; label: string; point: (number | null)[]; intervals: Interval[] }
  | NotComputable;

export interface OriginInput {
  sample: DatedValues;
  period: number;
  models: ModelName[];
  options: Required<Pick<ForecastOptions, 'horizon' | 'transform' | 'levels'>> & Pick<ForecastOptions, 'range'>;
}

/**
 * Forecasts the values known at an origin with several models; results are in the order of `models`. Absent periods
 * have a null value.
 */
export function computeOriginForecasts({ sample, period, models, options }: OriginInput): OriginForecast[] {
  const regular = computeTransformedSample(sample, []);
  return models.map((model) => {
    const result = forecast(regular.values, { ...options, model, period });
    if (isNotComputable(result)) return result;
    const { status, label, point, intervals } = result;
    return { status, label, point, intervals };
  });
}

/** Forecasts of one origin by model. */
export type ForecastsByModel = ReadonlyMap<ModelName, OriginForecast>;
