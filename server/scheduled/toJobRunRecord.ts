import type { Schemas } from '../contract.js';
import type { JobRun } from '../store/jobRuns.js';

/** A run of a job as the operator sees it. */
export function toJobRunRecord({ id, state, startedAt, endedAt, counts, error }: JobRun): Schemas['JobRun'] {
  return { id, state, startedAt, endedAt, counts, error };
}
