import type { Schemas } from '../schemas.js';
import type { ScheduledRun } from '../store/scheduledRuns.js';

/** Converts a stored run to its form in the API. */
export function toJobRunRecord({ id, state, startedAt, endedAt, counts, error }: ScheduledRun): Schemas['JobRun'] {
  return { id, state, startedAt, endedAt, counts, error };
}
