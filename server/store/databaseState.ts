import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';
import { getHandle, listPools } from './postgresPools.js';
import { selectRows } from './rows.js';

/** The connections of a pool now. */
interface PoolState {
  pool: string;
  used: number;
  free: number;
  /** Work that waits for a connection. */
  pending: number;
}

/** The part of Knex's pool that counts. */
interface CountingPool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** Lists the connections of each pool of a database. SQLite has one with one connection. */
export function listPoolStates(db: Knex): PoolState[] {
  return Object.entries(listPools(db)).flatMap(([name, { client }]) => {
    const pool: CountingPool | undefined = client.pool;
    // A closed database has none.
    if (pool === undefined) return [];
    return { pool: name, used: pool.numUsed(), free: pool.numFree(), pending: pool.numPendingAcquires() };
  });
}

const postgresSizeSql = 'select pg_database_size(current_database()) as bytes';
const sqliteSizeSql = 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()';

/** Reads the size of a database in bytes. Neither kind of database reads its contents for this. */
export async function readDatabaseBytes(db: Knex): Promise<number> {
  const sql = isPostgres(db) ? postgresSizeSql : sqliteSizeSql;
  const [row] = await selectRows<{ bytes: number }>(getHandle(db, 'control'), sql, []);
  return Number(row?.bytes);
}
