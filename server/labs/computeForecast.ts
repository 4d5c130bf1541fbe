import type { Schemas } from '../schemas.js';
import type { Frequency } from '../series/frequency.js';
import { computeTransformedSample } from '../series/transformedSample.js';
import { buildForecastResult, type SeriesContext } from './buildForecastResult.js';
import type { ForecastRequest } from './resolveForecastRequest.js';
import { toSamplePoints } from './toSamplePoints.js';
import type { SampleInput } from './transformSample.js';

interface ForecastInput extends SampleInput, SeriesContext {
  /** Null when unknown. */
  frequency: Frequency | null;
  options: ForecastRequest;
}

/** Forecasts a sample after aligning it with a calendar in which absent periods have a null value. */
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
