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

/** Returns the version of the library that a replica has. */
export async function readReplicaVersion(db: Knex): Promise<number> {
  if (!isPostgres(db)) return toVersion(await db.raw(migratedVersionSql));
  return toVersion((await db.raw(standbyVersionSql)).rows);
}

/** Checks the version that each new connection to a standby sees, before the connection is used. `check` throws if it must not be. */
export function checkConnections({ client }: Knex, check: (version: number) => void): void {
  const open: () => Promise<pg.Client> = client.acquireRawConnection.bind(client);
  client.acquireRawConnection = async () => {
    const connection = await open();
    try {
      check(toVersion((await connection.query(standbyVersionSql)).rows));
      return connection;
    } catch (failure) {
      void connection.end().catch(() => undefined);
      throw failure;
    }
  };
}

function toVersion([row]: { version: number }[]): number {
  if (row === undefined) throw new UnusableReplicaError('no_current_standby');
  return Number(row.version);
}
