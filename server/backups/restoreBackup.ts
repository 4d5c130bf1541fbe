import type { Knex } from 'knex';
import { analyze, lockMigrations, migrate, openDatabase } from '../store/database.js';
import { DatabaseTooNewError, listPendingMigrations } from '../store/databaseHealth.js';
import { getMaintenanceLimits } from '../store/databaseLimits.js';
import { isPostgres } from '../store/dialect.js';
import { writeLastIds } from '../store/lastIds.js';
import { migrationSource } from '../store/migrations/index.js';
import { createTables, dropTables, insertRows, isUnused, listBrokenReferences } from '../store/replaceTables.js';
import { markSearchMissing } from '../store/searchState.js';
import { listTables, type TableInfo } from '../store/tableInfo.js';
import { BackupError, omittedTables } from './backupFormat.js';
import { type Manifest, readBackup } from './readBackup.js';
import { describeRow, type OnProgress } from './writeBackup.js';

export interface RestoreOptions {
  /** Whether to replace what a database in use contains. */
  replace: boolean;
  onProgress: OnProgress;
}

/**
 * Restores a backup into the database at `url`, of either kind, in one transaction, and migrates it to the version of this server. Reads the
 * whole backup before it writes anything. Search documents are missing afterwards. Throws a BackupError if the file cannot be restored, or if
 * the database is not empty.
 */
export async function restoreBackup(url: string, file: string, options: RestoreOptions): Promise<Manifest> {
  const manifest = await readBackup(file);
  await assertKnownMigrations(file, manifest);
  const known = await listKnownTables();
  const db = openDatabase(url, getMaintenanceLimits(url));
  try {
    // Cannot be changed within a transaction. The restore checks all references at its end.
    if (!isPostgres(db)) await db.raw('pragma foreign_keys = off');
    await db.transaction((trx) => replaceContents(trx, { file, manifest, known }, options));
    await analyze(db);
  } catch (failure) {
    if ((failure as { code?: unknown }).code !== 'SQLITE_BUSY') throw failure;
    throw new BackupError('Another process writes to the database. Stop all servers that use it, then restore again.');
  } finally {
    await db.destroy();
  }
  return manifest;
}

async function replaceContents(
  trx: Knex.Transaction,
  { file, manifest, known }: { file: string; manifest: Manifest; known: string[] },
  { replace, onProgress }: RestoreOptions,
): Promise<void> {
  if (isPostgres(trx)) await lockMigrations(trx);
  if (!replace && !(await isUnused(trx)))
    throw new BackupError(
      'The database is not empty. Restore into an empty one, or replace its contents with --replace.',
    );
  await assertKnownSchema(trx);
  await dropTables(trx, known);
  const names = Object.keys(manifest.tables);
  await createTables(trx, manifest.migrations, names);
  await insertTables(trx, file, names, onProgress);
  await writeLastIds(trx, manifest.lastIds);
  const broken = await listBrokenReferences(trx);
  if (broken.length > 0)
    throw new BackupError(`${file} has rows that refer to missing rows, in ${broken.join(', ')}. Use another backup.`);
  await trx.migrate.latest({ migrationSource });
  await markSearchMissing(trx);
}

/** A later version has tables that this one does not know, so it would leave them. */
async function assertKnownSchema(trx: Knex.Transaction): Promise<void> {
  try {
    await listPendingMigrations(trx);
  } catch (failure) {
    if (!(failure instanceof DatabaseTooNewError)) throw failure;
    throw new BackupError('A later version of Almanac has migrated this database. Restore into a new, empty database.');
  }
}

async function insertTables(
  trx: Knex.Transaction,
  file: string,
  names: string[],
  onProgress: OnProgress,
): Promise<void> {
  const tables = new Map((await listTables(trx)).map((table) => [table.name, table]));
  let current: { table: TableInfo; columns: string[]; rows: number } | undefined;
  await readBackup(file, {
    async onTable(name, columns) {
      const table = tables.get(name);
      if (table === undefined) throw new BackupError(`${file} has a table that its migrations do not create: ${name}.`);
      current = { table, columns, rows: 0 };
    },
    async onRows(lines) {
      if (current === undefined) return;
      const rows = lines.map((line): unknown[] => JSON.parse(line));
      await insertRows(trx, current.table, current.columns, rows);
      current.rows += rows.length;
      const { name } = current.table;
      onProgress(names.indexOf(name), names.length, describeRow(name, current.rows));
    },
  });
  onProgress(names.length, names.length);
}

async function assertKnownMigrations(file: string, { version, migrations }: Manifest): Promise<void> {
  const known = new Set(await migrationSource.getMigrations([]));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new BackupError(
    `${file} was written by a later version of Almanac (${version}), with migrations that this one does not know: ${unknown.join(', ')}. Install that version or a later one.`,
  );
}

/** Lists the tables that this version of the server creates, on either kind of database. A schema can also have tables of other programs. */
async function listKnownTables(): Promise<string[]> {
  const db = openDatabase('sqlite::memory:');
  try {
    await migrate(db);
    const names = (await listTables(db)).map(({ name }) => name).toReversed();
    return [...new Set([...names, ...Object.keys(omittedTables), 'search_terms'])];
  } finally {
    await db.destroy();
  }
}
