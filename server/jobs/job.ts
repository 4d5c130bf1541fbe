import type { Knex } from 'knex';
import type { ComputePool } from '../compute/computePool.js';
import type { Config } from '../config.js';
import type { Mailer } from '../mail/mailer.js';
import type { WaysOut } from '../openWaysOut.js';

/** What a job is handed. */
export interface JobContext extends WaysOut {
  db: Knex;
  config: Config;
  mailer: Mailer;
  compute: ComputePool;
  /** Aborted when the process has been told to stop: what can be left to the next run then is. */
  stopping: AbortSignal;
  now(): Date;
}

/** Told how far work is: so many of its steps are done, and on what the last was. */
export type Reached = (done: number, of: number, what?: string) => void;

/** Something that is done in the background, once at a time on however many nodes. */
export interface Job {
  summary: string;
  /** When it is due, as a cron pattern in UTC; left out where it runs only when it is asked for. */
  schedule?: string;
  /** Does it, and answers in numbers what it did. What it throws is the reason for which the run failed. */
  run(context: JobContext, reached: Reached): Promise<Record<string, number>>;
}
