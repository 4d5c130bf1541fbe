import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { LinkGuard } from './accounts/linkGuard.js';
import type { PasswordHasher } from './accounts/passwordHasher.js';
import type { SignInGuard } from './accounts/signInGuard.js';
import type { BackgroundQueue } from './backgroundQueue.js';
import type { Billing } from './billing/billing.js';
import type { ChatModel } from './chat/chatModel.js';
import type { ComputePool } from './compute/computePool.js';
import type { Config } from './config.js';
import type { JobRunner } from './jobs/jobRunner.js';
import type { ComputeBudgets } from './limits/computeBudgets.js';
import type { Mailer } from './mail/mailer.js';
import type { Metrics } from './metrics/metrics.js';
import type { OutboundClients } from './openOutboundClients.js';
import type { ScheduledJobRunner } from './scheduled/scheduledJobRunner.js';
import type { DatabaseCheck } from './store/databaseCheck.js';
import type { LibraryVersion } from './store/versionReader.js';

/** The services and settings that every operation receives besides its input. */
export interface AppContext extends OutboundClients {
  db: Knex;
  config: Config;
  mailer: Mailer;
  signInGuard: SignInGuard;
  linkGuard: LinkGuard;
  scheduledJobs: ScheduledJobRunner;
  metrics: Metrics;
  databaseCheck: DatabaseCheck;
  /** Undefined if billing is off. */
  billing?: Billing | undefined;
  /** The model of the assistant; undefined if it is off. */
  chatModel?: ChatModel | undefined;
  /** Aborted when the process begins to stop. */
  stopping: AbortSignal;
  compute: ComputePool;
  computeBudgets: ComputeBudgets;
  jobs: JobRunner;
  passwords: PasswordHasher;
  /** Runs the work of `afterResponse`. */
  backgroundQueue: BackgroundQueue;
  /**
   * Runs work after the response has been sent, so that neither the response nor its time depends on it; if the client
   * disconnects first, after the operation has ended. Throws service_unavailable if too much work is waiting: call it before
   * any other work that depends on an account.
   */
  afterResponse(work: () => Promise<void>): void;
  /** Receives failures that do not change the response. */
  log: Logger | undefined;
  /** The clock. For an operation it always returns the instant at which the request arrived. */
  now(): Date;
}

/** The context of an operation that reads the library. `library` is the version that the operation reads, or an earlier one. */
export interface LibraryContext extends AppContext {
  library: LibraryVersion;
}

/** Returns today's date in UTC, as YYYY-MM-DD. */
export function getToday(context: AppContext): string {
  return context.now().toISOString().slice(0, 10);
}

/**
 * Returns when a response about the library last changed: when the library did, or at midnight UTC, because the response
 * also depends on the date (overdue and upcoming releases).
 */
export function getLastModified(context: LibraryContext): Date {
  const midnight = `${getToday(context)}T00:00:00.000Z`;
  const { changedAt } = context.library;
  return new Date(changedAt > midnight ? changedAt : midnight);
}
