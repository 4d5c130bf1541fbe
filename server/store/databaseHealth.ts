import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';
import { migrationSource } from './migrations/index.js';

/** The database has migrations of a later version of the server. The message says what to do. */
export class DatabaseTooNewError extends Error {
  constructor(unknown: string[]) {
    super(
      `DATABASE_URL: The database was migrated by a later version of Almanac (${unknown.join(', ')}). Install that version or a later one, or restore a backup from before the upgrade into a new database.`,
    );
  }
}

/**
 * Returns the names of the migrations that have not run, in order. Throws a DatabaseTooNewError if the database has others. Changes
 * nothing, unlike the list of Knex, which creates its tables.
 */
export async function listPendingMigrations(db: Knex): Promise<string[]> {
  const all = await migrationSource.getMigrations([]);
  if (!(await db.schema.hasTable('knex_migrations'))) return all;
  const done: string[] = await db('knex_migrations').orderBy('id').pluck('name');
  const unknown = done.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new DatabaseTooNewError(unknown);
  return all.filter((name) => !done.includes(name));
}

/** Returns the time of the database server in milliseconds; undefined for SQLite, which uses the clock of this machine. */
export async function readDatabaseClock(db: Knex): Promise<number | undefined> {
  if (!isPostgres(db)) return undefined;
  const { rows } = await db.raw('select extract(epoch from clock_timestamp()) * 1000 as now');
  return Number(rows[0].now);
}
