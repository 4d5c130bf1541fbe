import type { Knex } from 'knex';
import type { LinkGuard } from './accounts/linkGuard.js';
import type { SignInGuard } from './accounts/signInGuard.js';
import type { ComputePool } from './compute/computePool.js';
import type { Config } from './config.js';
import type { JobRunner } from './jobs/jobRunner.js';
import type { Mailer } from './mail/mailer.js';
import type { Metrics } from './metrics/metrics.js';
import type { OutboundClients } from './openOutboundClients.js';
import type { ScheduledJobRunner } from './scheduled/scheduledJobRunner.js';
import type { LibraryVersion } from './store/versionReader.js';

/** What an operation is handed besides its input. */
export interface AppContext extends OutboundClients {
  db: Knex;
  config: Config;
  mailer: Mailer;
  signInGuard: SignInGuard;
  linkGuard: LinkGuard;
  scheduledJobs: ScheduledJobRunner;
  metrics: Metrics;
  /** Aborted when the process has been told to stop. */
  stopping: AbortSignal;
  compute: ComputePool;
  jobs: JobRunner;
  /** The clock. While an operation runs it stands still, at the instant at which the request came in. */
  now(): Date;
}

/** What an operation on the library is handed: also the state of the library that its answer is read from, or an older one. */
export interface LibraryContext extends AppContext {
  library: LibraryVersion;
}

/** Today's calendar day, in UTC. */
export function getToday(context: AppContext): string {
  return context.now().toISOString().slice(0, 10);
}

/** When an answer about the library last changed: with the library, or with the day (what is late, what comes next). */
export function getLastModified(context: LibraryContext): Date {
  const midnight = `${getToday(context)}T00:00:00.000Z`;
  const { changedAt } = context.library;
  return new Date(changedAt > midnight ? changedAt : midnight);
}
