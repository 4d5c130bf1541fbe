import type { Knex } from 'knex';
import type { Billing } from '../billing/billing.js';
import type { ComputePool } from '../compute/computePool.js';
import type { Config } from '../config.js';
import type { Mailer } from '../mail/mailer.js';
import type { OutboundClients } from '../openOutboundClients.js';

/** The services and settings that a scheduled job receives. */
export interface ScheduledJobContext extends OutboundClients {
  db: Knex;
  config: Config;
  mailer: Mailer;
  compute: ComputePool;
  /** Undefined if billing is off. */
  billing?: Billing | undefined;
  /** Aborted when the process begins to stop. A job then leaves its remaining work to the next run. */
  stopping: AbortSignal;
  now(): Date;
}

/** Reports progress: `done` of `total` steps are complete, the last of them for `currentItem`. */
export type ReportProgress = (done: number, total: number, currentItem?: string) => void;

/** Receives where a job has written a file: its path, or the URL of an object. */
export type ReportFile = (place: string) => void;

/** Background work that runs on a schedule. Over all processes, at most one run is active at a time. */
export interface ScheduledJob {
  summary: string;
  /** A cron pattern in UTC. A job without one runs only on request. */
  schedule?: string;
  /** Runs the job and returns counts of what it did. An error that it throws is stored as the reason of the failed run. */
  run(
    context: ScheduledJobContext,
    reportProgress: ReportProgress,
    reportFile?: ReportFile,
  ): Promise<Record<string, number>>;
}
