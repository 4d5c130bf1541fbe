import type { Knex } from 'knex';
import type { ComputePool } from '../compute/computePool.js';
import type { Config } from '../config.js';
import type { Mailer } from '../mail/mailer.js';
import type { OutboundClients } from '../openOutboundClients.js';

/** What a job is handed. */
export interface ScheduledJobContext extends OutboundClients {
  db: Knex;
  config: Config;
  mailer: Mailer;
  compute: ComputePool;
  /** Aborted when the process has been told to stop: what can be left to the next run then is. */
  stopping: AbortSignal;
  now(): Date;
}

/** Told how far work is: so many of its steps are done, and on what the last was. */
export type ReportProgress = (done: number, total: number, currentItem?: string) => void;

/** Something that is done in the background, once at a time on however many nodes. */
export interface ScheduledJob {
  summary: string;
  /** When it is due, as a cron pattern in UTC; left out where it runs only when it is asked for. */
  schedule?: string;
  /** Does it, and answers in numbers what it did. What it throws is the reason for which the run failed. */
  run(context: ScheduledJobContext, reportProgress: ReportProgress): Promise<Record<string, number>>;
}
