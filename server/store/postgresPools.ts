import type { Knex } from 'knex';
import pg from 'pg';
import { DatabaseGate } from './databaseGate.js';
import type { DatabaseLimits } from './databaseLimits.js';
import { isUnanswered } from './failureCode.js';
import { isLongWork } from './longWork.js';
import { openPool } from './postgresPool.js';

const int8 = 20;
const numeric = 1700;
/** Limits of the pools for what every request needs, and for the health check. */
const controlWaitMs = 750;
const controlStatementMs = 500;
const longWorkWaitMs = 30_000;
const maxConnections = { requests: 10, longWork: 5, control: 5, health: 1 };

const databases = new WeakMap<Knex, Record<keyof typeof maxConnections, Knex>>();

/**
 * Returns a handle of a database for short statements: those that every request needs (`control`), or the health check. On
 * PostgreSQL it has connections of its own, so that it works while all others are in use.
 */
export function getHandle(db: Knex, pool: 'control' | 'health'): Knex {
  return databases.get(db)?.[pool] ?? db;
}

/** Returns the handle of each pool. A SQLite database has one pool. */
export function listPools(db: Knex): Record<string, Knex> {
  return databases.get(db) ?? { requests: db };
}

/**
 * Opens pools of connections to PostgreSQL for requests, for long work, for what every request needs and for the health check, so that none can use up the connections of
 * the others.
 */
export function openPostgres(url: string, { requestMs, longWorkMs }: DatabaseLimits): Knex {
  // PostgreSQL returns counts and sums as text. All of ours are within the exact range of a number.
  pg.types.setTypeParser(int8, Number);
  pg.types.setTypeParser(numeric, Number);
  const gate = new DatabaseGate(() => isResponding(url, requestMs));
  const open = (max: number, waitMs: number, statementMs: number) =>
    guard(openPool(url, { max, waitMs, statementMs }), gate);
  const requests = open(maxConnections.requests, requestMs / 2, requestMs);
  const longWork = open(maxConnections.longWork, Math.min(longWorkWaitMs, longWorkMs), longWorkMs);
  const openShort = (max: number) =>
    open(max, Math.min(controlWaitMs, requestMs), Math.min(controlStatementMs, requestMs));
  const control = openShort(maxConnections.control);
  const health = openShort(maxConnections.health);
  selectPool(requests, longWork);
  databases.set(requests, { requests, longWork, control, health });
  const close = requests.client.destroy.bind(requests.client);
  requests.client.destroy = async () => {
    gate.destroy();
    await Promise.all([close(), longWork.destroy(), control.destroy(), health.destroy()]);
  };
  return requests;
}

/** Makes a pool refuse statements while the database does not respond, and tell the gate when it does not. */
function guard(pool: Knex, gate: DatabaseGate): Knex {
  const acquire = pool.client.acquireConnection.bind(pool.client);
  const suspect = (failure: unknown) => {
    if (isUnanswered(failure)) void gate.suspect();
  };
  pool.client.acquireConnection = async () => {
    gate.assertOpen();
    try {
      return await acquire();
    } catch (failure) {
      suspect(failure);
      throw failure;
    }
  };
  pool.client.on('query-error', suspect);
  return pool;
}

/** Makes long work use the connections of the other pool. */
function selectPool({ client: requests }: Knex, { client: longWork }: Knex): void {
  const [acquire, release] = [requests.acquireConnection, requests.releaseConnection.bind(requests)];
  const lent = new WeakSet<object>();
  requests.acquireConnection = async () => {
    if (!isLongWork()) return acquire();
    const connection = await longWork.acquireConnection();
    lent.add(connection);
    return connection;
  };
  requests.releaseConnection = (connection: object) =>
    lent.has(connection) ? longWork.releaseConnection(connection) : release(connection);
}

/** Whether the server responds to a new connection in time, also by refusing it. */
async function isResponding(url: string, limitMs: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (failure) {
    return !isUnanswered(failure);
  } finally {
    void client.end().catch(() => undefined);
  }
}
