import type { Schemas } from '../schemas.js';
import type { Frequency } from '../series/frequency.js';
import { computeTransformedSample } from '../series/transformedSample.js';
import { buildForecastResult, type SeriesContext } from './buildForecastResult.js';
import type { ForecastRequest } from './resolveForecastRequest.js';
import { toSamplePoints } from './toSamplePoints.js';
import type { SampleInput } from './transformSample.js';

interface ForecastInput extends SampleInput, SeriesContext {
  /** Null where it is not known. */
  frequency: Frequency | null;
  options: ForecastRequest;
}

/** Forecasts a sample, set on a calendar without absent periods. */
export function computeForecast({
  sample,
  frequency,
  options,
  ...context
}: ForecastInput): Schemas['ForecastRun']['result'] {
  const { values } = computeTransformedSample(sample, []);
  const dates = toSamplePoints(sample, values).map(({ date }) => date);
  return buildForecastResult({ values, dates, frequency }, options, context);
}
