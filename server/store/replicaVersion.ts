import type { Knex } from 'knex';
import type pg from 'pg';
import { isPostgres } from './dialect.js';
import { lastMigration } from './migrations/index.js';

/** Why a database must not be used as a replica, although it responds. */
type ReplicaProblem =
  /** It has been promoted or was never a standby, or it lacks migrations of this server. */
  | 'no_current_standby'
  /** It has an older state than before. */
  | 'older_state';

export class UnusableReplicaError extends Error {
  readonly code: ReplicaProblem;

  constructor(code: ReplicaProblem) {
    super(`A read replica cannot be used: ${code}.`);
    this.code = code;
  }
}

/** Selects nothing if the tables are those of an earlier release. */
const migratedVersionSql = `
  select version from data_versions where name = 'library'
    and exists (select 1 from knex_migrations where name = '${lastMigration}')`;
/** Selects nothing after a promotion either: from then on, the versions of the database are its own. */
const standbyVersionSql = `${migratedVersionSql} and pg_is_in_recovery()`;

/** Returns the version of the library that a replica has. Throws an UnusableReplicaError if it had a later one before. */
export async function readReplicaVersion(db: Knex, latest: number): Promise<number> {
  const rows = isPostgres(db) ? (await db.raw(standbyVersionSql)).rows : await db.raw(migratedVersionSql);
  return toVersion(rows, latest);
}

/**
 * Checks the version that each new connection to a standby sees, before the connection is used. `getLatest` returns the latest version that the
 * standby is known to have.
 */
export function checkConnections({ client }: Knex, getLatest: () => number): void {
  const open: () => Promise<pg.Client> = client.acquireRawConnection.bind(client);
  client.acquireRawConnection = async () => {
    const connection = await open();
    // Before the query: another connection can see a later version meanwhile.
    const latest = getLatest();
    try {
      toVersion((await connection.query(standbyVersionSql)).rows, latest);
      return connection;
    } catch (failure) {
      void connection.end().catch(() => undefined);
      throw failure;
    }
  };
}

function toVersion([row]: { version: number }[], latest: number): number {
  if (row === undefined) throw new UnusableReplicaError('no_current_standby');
  const version = Number(row.version);
  if (version < latest) throw new UnusableReplicaError('older_state');
  return version;
}
