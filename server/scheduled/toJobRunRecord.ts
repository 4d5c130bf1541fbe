import type { Schemas } from '../schemas.js';
import type { ScheduledRun } from '../store/scheduledRuns.js';

/** A run of a job as the operator sees it. */
export function toJobRunRecord({ id, state, startedAt, endedAt, counts, error }: ScheduledRun): Schemas['JobRun'] {
  return { id, state, startedAt, endedAt, counts, error };
}
