import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import { omittedTables } from '../../server/backups/backupFormat.js';
import { type Manifest, readBackup } from '../../server/backups/readBackup.js';
import { restoreBackup } from '../../server/backups/restoreBackup.js';
import { writeBackup } from '../../server/backups/writeBackup.js';
import type { Config } from '../../server/config.js';
import { createProgressBar } from '../../server/setup/createProgressBar.js';
import { prepareRestoredSearch } from '../../server/setup/prepareRestoredSearch.js';
import { listPendingMigrations } from '../../server/store/databaseHealth.js';
import { countTables, listDataProblems, listStructureProblems } from '../../server/store/integrity.js';
import { listTables } from '../../server/store/tableInfo.js';
import { findSqliteFile } from '../findSqliteFile.js';
import type { Command, CommandOutput } from './command.js';
import { program } from './program.js';
import { UsageError } from './usageError.js';
import { withDatabase } from './withDatabase.js';

/** The commands on backups, by name. */
export const backupCommands: Record<string, Command> = {
  backup: {
    summary: 'Writes a consistent copy of all data into a compressed file while servers run.',
    parameters: '<file>',
    options: {},
    example: 'backup almanac.backup.gz',
    needsDatabase: false,
    read(_, positionals) {
      const file = readFile(positionals);
      return (config) => backUp(config, file);
    },
  },
  restore: {
    summary:
      'Restores a backup into an empty database of either kind, all or nothing, and brings it up to date. Stop all servers first.',
    parameters: '<file>',
    options: { replace: { type: 'boolean', help: 'Replaces what the database contains.' } },
    example: 'restore almanac.backup.gz',
    needsDatabase: false,
    read(values, positionals) {
      const [file, replace] = [readFile(positionals), values['replace'] === true];
      return (config) => restore(config, file, replace);
    },
  },
  verify: {
    summary: 'Checks the data of the database, or a backup. Exits with 1 if it finds a problem.',
    options: { file: { type: 'string', value: 'file', help: 'Checks this backup instead of the database.' } },
    example: 'verify --file almanac.backup.gz',
    needsDatabase: false,
    read({ file }) {
      return (config) => (typeof file === 'string' ? verifyFile(file) : verifyDatabase(config));
    },
  },
};

function readFile([file, ...rest]: string[]): string {
  if (file === undefined || rest.length > 0) throw new UsageError('Exactly one file is required.');
  return file;
}

async function backUp({ DATABASE_URL }: Config, file: string): Promise<CommandOutput> {
  assertExists(DATABASE_URL);
  const data = await writeBackup(DATABASE_URL, file, new Date(), createProgressBar(process.stderr));
  const text = `Wrote ${formatCount(data.rows, 'row')} of ${formatCount(data.tables, 'table')} to ${file} (${formatMegabytes(data.bytes)}).`;
  return { text, data: { file, ...data } };
}

async function restore({ DATABASE_URL: url }: Config, file: string, replace: boolean): Promise<CommandOutput> {
  if (url === 'sqlite::memory:') throw new Error('DATABASE_URL: sqlite::memory: is lost when the command ends.');
  const manifest = await restoreBackup(url, file, { replace, onProgress: createProgressBar(process.stderr) });
  // If this is interrupted, the next start of a server does it.
  await withDatabase(url, prepareRestoredSearch);
  const text = `Restored ${formatCount(countRows(manifest), 'row')} from the backup of ${manifest.createdAt}. To check the data, run: ${program} verify`;
  return { text, data: describe(manifest) };
}

async function verifyFile(file: string): Promise<CommandOutput> {
  const manifest = await readBackup(file);
  const { version, createdAt, database } = manifest;
  const text = `The backup of ${createdAt} is complete: ${formatCount(countRows(manifest), 'row')}, written by Almanac ${version} from ${database}.`;
  return { text, data: describe(manifest) };
}

async function verifyDatabase({ DATABASE_URL }: Config): Promise<CommandOutput> {
  assertExists(DATABASE_URL);
  return withDatabase(DATABASE_URL, verify);
}

async function verify(db: Knex): Promise<CommandOutput> {
  const pending = await listPendingMigrations(db);
  if (pending.length > 0) throw new Error(`The database is not up to date. Run: ${program} migrate`);
  const problems = [...(await listStructureProblems(db)), ...(await listDataProblems(db))];
  const names = (await listTables(db)).map(({ name }) => name);
  const tables = await countTables(
    db,
    names.filter((name) => !Object.hasOwn(omittedTables, name)),
  );
  const counts = `${formatCount(tables['series'] ?? 0, 'series', 'series')}, ${formatCount(tables['observations'] ?? 0, 'observation')}, ${formatCount(tables['accounts'] ?? 0, 'account')}`;
  const result = problems.length === 0 ? 'No problem was found.' : `Problems: ${problems.length}.`;
  const text = `${result} The database has ${counts}.`;
  return { text, data: { problems, tables }, failed: problems.length > 0, errors: problems };
}

function assertExists(url: string): void {
  const file = findSqliteFile(url);
  if (file !== undefined && !existsSync(file)) throw new Error(`DATABASE_URL: the database ${file} does not exist.`);
}

function describe({ version, createdAt, database, dataVersion, migrations, tables }: Manifest) {
  return { version, createdAt, database, dataVersion, migration: migrations.at(-1), tables };
}

function countRows({ tables }: Manifest): number {
  return Object.values(tables).reduce((sum, rows) => sum + rows, 0);
}

function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
