import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';
import { migrationSource } from './migrations/index.js';

/** Returns the number of migrations that have not run. Changes nothing, unlike the list of Knex, which creates its tables. */
export async function countPendingMigrations(db: Knex): Promise<number> {
  const all = await migrationSource.getMigrations([]);
  if (!(await db.schema.hasTable('knex_migrations'))) return all.length;
  const done = new Set<string>(await db('knex_migrations').pluck('name'));
  return all.filter((name) => !done.has(name)).length;
}

/** Returns the time of the database server in milliseconds; undefined for SQLite, which uses the clock of this machine. */
export async function readDatabaseClock(db: Knex): Promise<number | undefined> {
  if (!isPostgres(db)) return undefined;
  const { rows } = await db.raw('select extract(epoch from clock_timestamp()) * 1000 as now');
  return Number(rows[0].now);
}
