import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';

/** Lets the statements of a transaction take as long as they need: the time limits are for requests. */
export async function allowLongWork(trx: Knex): Promise<void> {
  if (!isPostgres(trx)) return;
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await trx.raw(`set local ${limit} = 0`);
}
