import { getToday } from '../appContext.js';
import { runComputation } from '../compute/runComputation.js';
import type { Operation } from '../contract.js';
import { checkLagOptions } from '../labs/checkLagOptions.js';
import { describeSample } from '../labs/describeSample.js';
import { loadLabSeries, sampleAdvice } from '../labs/loadLabSeries.js';

/** Tests whether a library series or values sent in the request are stationary. */
export const labsStationarity: Operation<'labs.stationarity'> = async (context, request) => {
  const { body } = request;
  checkLagOptions(body);
  const { metadata, sample } = await loadLabSeries(context.db, body, getToday(context));
  const { frequency } = metadata;
  const input = { sample, transformations: body.transformations ?? [], frequency, options: body };
  const { unit, ...result } = await runComputation(context, request, 'stationarity', input, sampleAdvice);
  return { json: { series: { ...metadata, unit }, sample: describeSample(sample), ...result } };
};
