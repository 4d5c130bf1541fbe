import type { Schemas } from '../contract.js';
import type { Frequency } from '../series/frequency.js';
import { transformedSample } from '../series/transformedSample.js';
import type { ForecastRequest } from './forecastRequest.js';
import { forecastSeries, type Known } from './forecastSeries.js';
import { samplePoints } from './samplePoints.js';
import type { SampleTask } from './transformSample.js';

interface ForecastTask extends SampleTask, Known {
  /** Null where it is not known. */
  frequency: Frequency | null;
  options: ForecastRequest;
}

/** Forecasts a sample, set on a calendar without absent periods. */
export function forecastSample({
  sample,
  frequency,
  options,
  ...known
}: ForecastTask): Schemas['ForecastRun']['result'] {
  const { values } = transformedSample(sample, []);
  const dates = samplePoints(sample, values).map(({ date }) => date);
  return forecastSeries({ values, dates, frequency }, options, known);
}
