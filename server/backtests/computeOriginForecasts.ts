import type { ModelName } from '../forecasting/fittedModel.js';
import { type ForecastOptions, forecast } from '../forecasting/forecast.js';
import type { Interval } from '../forecasting/forecastResult.js';
import { computeTransformedSample, type DatedValues } from '../series/transformedSample.js';
import { isNotComputable, type NotComputable } from '../stats/outcome.js';

/** What one model says at one origin, in the unit of the values that were known there. */
export type OriginForecast =
  | { status: 'computed'; label: string; point: (number | null)[]; intervals: Interval[] }
  | NotComputable;

export interface OriginInput {
  sample: DatedValues;
  period: number;
  models: ModelName[];
  options: Required<Pick<ForecastOptions, 'horizon' | 'transform' | 'levels'>>;
}

/** The forecasts of several models from what was known at an origin, set on a calendar without absent periods. */
export function computeOriginForecasts({ sample, period, models, options }: OriginInput): OriginForecast[] {
  const regular = computeTransformedSample(sample, []);
  return models.map((model) => {
    const result = forecast(regular.values, { ...options, model, period });
    if (isNotComputable(result)) return result;
    const { status, label, point, intervals } = result;
    return { status, label, point, intervals };
  });
}

/** The forecasts made at an origin, by model. */
export type ForecastsByModel = ReadonlyMap<ModelName, OriginForecast>;
