import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Knex } from 'knex';
import { codeVersion } from '../codeVersion.js';
import { isPostgres } from '../store/dialect.js';
import { readLastIds } from '../store/lastIds.js';
import { iterateRows, readSnapshot } from '../store/snapshot.js';
import { listTables, type TableInfo } from '../store/tableInfo.js';
import {
  BackupError,
  type BackupFooter,
  type BackupHeader,
  formatName,
  formatVersion,
  omittedTables,
  type TableEnd,
  type TableStart,
} from './backupFormat.js';
import { getPartialName } from './backupNames.js';

/** What a backup contains. */
export interface BackupSummary {
  tables: number;
  rows: number;
  /** Size of the file. */
  bytes: number;
}

/** Receives the number of tables that are complete, that of all tables, and what is written of the next one. */
export type OnProgress = (done: number, total: number, current?: string) => void;

/** The level at which compressing takes about as long as reading. */
const level = 3;
const onlyOwner = 0o600;

/**
 * Writes a backup of the database at `url`: one state of it, while servers write. The file appears when it is complete and on the disk.
 * Uses the same memory for any number of rows. Throws a BackupError if the file exists.
 */
export async function writeBackup(
  url: string,
  file: string,
  at: Date,
  onProgress?: OnProgress,
): Promise<BackupSummary> {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Choose another name, or remove it.`);
  const partial = getPartialName(file);
  await rm(partial, { force: true });
  try {
    const footer: BackupFooter = { tables: {}, lastIds: {} };
    await readSnapshot(url, (db) =>
      pipeline(
        generateLines(db, at, footer, onProgress),
        createGzip({ level }),
        createWriteStream(partial, { flags: 'wx', mode: onlyOwner, flush: true }),
      ),
    );
    const { size: bytes } = await stat(partial);
    await rename(partial, file);
    await syncFolder(dirname(file));
    const counts = Object.values(footer.tables);
    return { tables: counts.length, rows: counts.reduce((sum, count) => sum + count, 0), bytes };
  } catch (failure) {
    await rm(partial, { force: true });
    throw failure;
  }
}

async function* generateLines(
  db: Knex,
  at: Date,
  footer: BackupFooter,
  onProgress: OnProgress = () => undefined,
): AsyncGenerator<string> {
  yield toLine(await readHeader(db, at));
  const tables = (await listTables(db)).filter(({ name }) => !Object.hasOwn(omittedTables, name));
  for (const [index, table] of tables.entries()) {
    const onRows = (rows: number) => onProgress(index, tables.length, describeRow(table.name, rows));
    footer.tables[table.name] = yield* generateTable(db, table, onRows);
  }
  onProgress(tables.length, tables.length);
  footer.lastIds = await readLastIds(db);
  yield toLine(footer);
}

/** Describes for the progress up to which row a table is written. */
export function describeRow(table: string, row: number): string {
  return `${table}, row ${row.toLocaleString('en')}`;
}

/** Returns the number of rows. */
async function* generateTable(
  db: Knex,
  table: TableInfo,
  onRows: (rows: number) => void,
): AsyncGenerator<string, number> {
  const start: TableStart = { table: table.name, columns: table.columns.map(({ name }) => name) };
  yield toLine(start);
  const hash = createHash('sha256');
  let rows = 0;
  for await (const batch of iterateRows(db, table)) {
    const text = batch.map(toLine).join('');
    hash.update(text);
    rows += batch.length;
    yield text;
    onRows(rows);
  }
  const end: TableEnd = { end: table.name, rows, sha256: hash.digest('hex') };
  yield toLine(end);
  return rows;
}

async function readHeader(db: Knex, at: Date): Promise<BackupHeader> {
  if (!(await db.schema.hasTable('knex_migrations')))
    throw new BackupError('The database is empty. Check DATABASE_URL.');
  const library = await db('data_versions').where({ name: 'library' }).first('version');
  return {
    format: formatName,
    formatVersion,
    version: codeVersion,
    createdAt: at.toISOString(),
    database: isPostgres(db) ? 'postgres' : 'sqlite',
    migrations: await db('knex_migrations').orderBy('id').pluck('name'),
    dataVersion: library.version,
  };
}

function toLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** A new name of a file is on the disk when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
