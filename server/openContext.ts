import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { LinkGuard } from './accounts/linkGuard.js';
import { SignInGuard } from './accounts/signInGuard.js';
import { ComputePool } from './compute/computePool.js';
import type { Context } from './context.js';
import { jobs } from './jobs/index.js';
import type { Job, JobContext } from './jobs/job.js';
import { JobRunner } from './jobs/jobRunner.js';
import { Metrics } from './metrics/metrics.js';
import { openWaysOut, type WaysOut } from './openWaysOut.js';
import type { JobRun } from './store/jobRuns.js';
import { TaskRunner } from './tasks/taskRunner.js';

/** What may be there, or be other than usual. */
interface Extras {
  /** Where guesses of passwords and mailed links are counted for all processes. */
  redis?: Redis | undefined;
  /** Aborted when the process has been told to stop. */
  stopping?: AbortSignal | undefined;
  jobTable?: Record<string, Job> | undefined;
  waysOut?: WaysOut | undefined;
  /** Where it is said why something that nobody waits for has failed. */
  log?: Logger | undefined;
}

/** What operations are handed, from what a start has opened. */
export function openContext(
  parts: Omit<JobContext, keyof WaysOut | 'compute' | 'stopping'>,
  { redis, log, stopping = new AbortController().signal, jobTable = jobs, waysOut = openWaysOut(parts) }: Extras = {},
): Context {
  const forJobs = { ...parts, ...waysOut, compute: new ComputePool(), stopping };
  const metrics = new Metrics();
  return {
    ...forJobs,
    signInGuard: new SignInGuard(redis),
    linkGuard: new LinkGuard(redis),
    jobs: new JobRunner(forJobs, jobTable, (run) => noteJobRun(run, metrics, log)),
    metrics,
    tasks: new TaskRunner(parts, log),
  };
}

function noteJobRun({ name, state, counts, error, startedAt, endedAt }: JobRun, metrics: Metrics, log?: Logger): void {
  metrics.recordJobRun(name, state);
  const ms = Date.parse(endedAt ?? startedAt) - Date.parse(startedAt);
  if (state === 'failed') log?.error({ job: name, ms, error }, 'A job has failed.');
  else log?.info({ job: name, ms, counts }, 'A job has run.');
}
