import type { Knex } from 'knex';
import type { Config } from './config.js';

/** What an operation is handed besides its input. */
export interface Context {
  db: Knex;
  config: Config;
  /** The clock. */
  now(): Date;
}

/** Today's calendar day, in UTC. */
export function today(context: Context): string {
  return context.now().toISOString().slice(0, 10);
}
