import { existsSync } from 'node:fs';
import type { Config } from '../../server/config.js';
import { migrate } from '../../server/store/database.js';
import { listPendingMigrations } from '../../server/store/databaseHealth.js';
import { migrationSource } from '../../server/store/migrations/index.js';
import { findSqliteFile } from '../findSqliteFile.js';
import type { Command, CommandOutput } from './command.js';
import { toColumns } from './table.js';
import { withDatabase } from './withDatabase.js';

/** The command that migrates the database. */
export const migrateCommand: Record<string, Command> = {
  migrate: {
    summary:
      'Creates the tables of an empty database, or brings those of an older version up to date, all or nothing. Waits for another process that does so.',
    options: { 'dry-run': { type: 'boolean', help: 'Only lists the migrations that would run.' } },
    example: 'migrate --dry-run',
    needsDatabase: false,
    read: (values) => (values['dry-run'] === true ? listMigrations : runMigrations),
  },
};

async function listMigrations({ DATABASE_URL }: Config): Promise<CommandOutput> {
  const file = findSqliteFile(DATABASE_URL);
  // Opening a file that does not exist would create it.
  const names =
    file !== undefined && !existsSync(file)
      ? await migrationSource.getMigrations([])
      : await withDatabase(DATABASE_URL, listPendingMigrations);
  const data = names.map((name) => ({ name }));
  if (data.length === 0) return { text: upToDate, data };
  return { table: { columns: toColumns('MIGRATION'), rows: data.map(({ name }) => [name]) }, data };
}

async function runMigrations({ DATABASE_URL }: Config): Promise<CommandOutput> {
  const data: { name: string; durationMs: number }[] = [];
  const onMigrated = (name: string, durationMs: number) => {
    data.push({ name, durationMs });
    console.error(`${name}  ${durationMs} ms`);
  };
  const onWait = () => console.error('Another process is using the database. Waiting until it has ended.');
  await withDatabase(DATABASE_URL, (db) => migrate(db, { onWait, onMigrated }));
  if (data.length === 0) return { text: upToDate, data };
  const seconds = data.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
  return { text: `Ran ${data.length} migrations in ${seconds.toFixed(1)} seconds.`, data };
}

const upToDate = 'The database is up to date. There is nothing to run.';
