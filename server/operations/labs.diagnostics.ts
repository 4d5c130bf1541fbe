import { getToday } from '../appContext.js';
import { runComputation } from '../compute/runComputation.js';
import type { Operation } from '../contract.js';
import { describeSample } from '../labs/describeSample.js';
import { loadLabSeries, sampleAdvice } from '../labs/loadLabSeries.js';
import { unpackListInTurns } from '../packedList.js';
import type { Schemas } from '../schemas.js';

/** Runs diagnostic tests of a library series or of values sent in the request. */
export const labsDiagnostics: Operation<'labs.diagnostics'> = async (context, request) => {
  const { body } = request;
  const { metadata, sample } = await loadLabSeries(context.db, body, getToday(context));
  const input = { sample, transformations: body.transformations ?? [], options: body };
  const { unit, values, ...result } = await runComputation(context, request, 'diagnostics', input, sampleAdvice);
  const points = values && { values: await unpackListInTurns<Schemas['LabPoint']>(values) };
  return { json: { series: { ...metadata, unit }, sample: describeSample(sample), ...result, ...points } };
};
