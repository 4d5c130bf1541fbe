import { getToday } from '../appContext.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { describeSample } from '../labs/describeSample.js';
import { loadLabSeries } from '../labs/loadLabSeries.js';

/** Tests of one series, from the library or sent along. */
export const labsDiagnostics: Operation<'labs.diagnostics'> = async (context, { body, caller }) => {
  const { metadata: described, sample } = await loadLabSeries(context.db, body, getToday(context));
  const input = { sample, transformations: body.transformations ?? [], options: body };
  const { unit, ...result } = await context.compute.run('diagnostics', input, requireAccountId(caller));
  return { json: { series: { ...described, unit }, sample: describeSample(sample), ...result } };
};
