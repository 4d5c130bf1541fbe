import { getToday } from '../appContext.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { describeSample } from '../labs/describeSample.js';
import { loadLabSeries } from '../labs/loadLabSeries.js';

/** Runs diagnostic tests of a library series or of values sent in the request. */
export const labsDiagnostics: Operation<'labs.diagnostics'> = async (context, { body, caller }) => {
  const { metadata, sample } = await loadLabSeries(context.db, body, getToday(context));
  const input = { sample, transformations: body.transformations ?? [], options: body };
  const { unit, ...result } = await context.compute.run('diagnostics', input, requireAccountId(caller));
  return { json: { series: { ...metadata, unit }, sample: describeSample(sample), ...result } };
};
