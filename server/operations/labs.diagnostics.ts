import { getToday } from '../appContext.js';
import { runComputation } from '../compute/runComputation.js';
import type { Operation } from '../contract.js';
import { describeSample } from '../labs/describeSample.js';
import { loadLabSeries, sampleAdvice } from '../labs/loadLabSeries.js';

/** Runs diagnostic tests of a library series or of values sent in the request. */
export const labsDiagnostics: Operation<'labs.diagnostics'> = async (context, request) => {
  const { body } = request;
  const { metadata, sample } = await loadLabSeries(context.db, body, getToday(context));
  const input = { sample, transformations: body.transformations ?? [], options: body };
  const { unit, ...result } = await runComputation(context, request, 'diagnostics', input, sampleAdvice);
  return { json: { series: { ...metadata, unit }, sample: describeSample(sample), ...result } };
};
