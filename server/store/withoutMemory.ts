import type { Knex } from 'knex';
import { shareConnection } from './directReads.js';

/** Returns a handle of a database whose reads are not kept in memory, for work that passes over the whole library. */
export function withoutMemory(db: Knex): Knex {
  const handle = db.withUserParams({});
  shareConnection(db, handle);
  return handle;
}
