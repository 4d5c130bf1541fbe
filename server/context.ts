import type { Knex } from 'knex';
import type { LinkGuard } from './accounts/linkGuard.js';
import type { SignInGuard } from './accounts/signInGuard.js';
import type { ComputePool } from './compute/computePool.js';
import type { Config } from './config.js';
import type { JobRunner } from './jobs/jobRunner.js';
import type { Mailer } from './mail/mailer.js';
import type { Metrics } from './metrics/metrics.js';
import type { WaysOut } from './openWaysOut.js';
import type { LibraryVersion } from './store/changes.js';
import type { TaskRunner } from './tasks/taskRunner.js';

/** What an operation is handed besides its input. */
export interface Context extends WaysOut {
  db: Knex;
  config: Config;
  mailer: Mailer;
  signInGuard: SignInGuard;
  linkGuard: LinkGuard;
  jobs: JobRunner;
  metrics: Metrics;
  /** Aborted when the process has been told to stop. */
  stopping: AbortSignal;
  compute: ComputePool;
  tasks: TaskRunner;
  /** The clock. While an operation runs it stands still, at the instant at which the request came in. */
  now(): Date;
}

/** What an operation on the library is handed: also the state of the library that its answer is read from, or an older one. */
export interface LibraryContext extends Context {
  library: LibraryVersion;
}

/** Today's calendar day, in UTC. */
export function today(context: Context): string {
  return context.now().toISOString().slice(0, 10);
}

/** When an answer about the library last changed: with the library, or with the day (what is late, what comes next). */
export function lastChange(context: LibraryContext): Date {
  const midnight = `${today(context)}T00:00:00.000Z`;
  const { changedAt } = context.library;
  return new Date(changedAt > midnight ? changedAt : midnight);
}
