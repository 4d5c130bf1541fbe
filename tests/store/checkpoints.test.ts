import { readFileSync, statSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import pino from 'pino';
import { Checkpoints, openCheckpoints } from '../../server/store/checkpoints.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { createDatabaseFolder } from '../setup/childProcess.js';

function open(path: string) {
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line).msg) });
  // The tests start each run, so none starts in between.
  return { checkpoints: new Checkpoints(path, log, 3_600_000), warnings };
}

/** Opens a new database with its checkpoints. `close` expects that nothing was warned of. */
async function openMigrated() {
  const { url, file, remove } = createDatabaseFolder(false);
  const db = openDatabase(url);
  await migrate(db);
  const { checkpoints, warnings } = open(file);
  const close = async () => {
    await checkpoints.close();
    await db.destroy();
    expect(warnings).toEqual([]);
    remove();
  };
  return { db, file, checkpoints, close };
}

it('moves what was committed from the log of a SQLite file into the file, while connections use it', async () => {
  const { db, file, checkpoints, close } = await openMigrated();
  const sizeBefore = statSync(file).size;
  await checkpoints.run();
  expect(statSync(file).size).toBeGreaterThan(10 * sizeBefore);
  expect(await db('data_versions').select('name')).not.toEqual([]);
  await close();
});

/** The part of the header of a log that changes each time the log restarts. */
function readSalt(file: string): string {
  return readFileSync(`${file}-wal`).subarray(16, 24).toString('hex');
}

function getLogBytes(file: string): number {
  return statSync(`${file}-wal`).size;
}

it('restarts the log of a SQLite file after a change, so that no commit of the server waits for the disk', async () => {
  const { db, file, checkpoints, close } = await openMigrated();
  for (const changed_at of ['2026-01-01', '2026-01-02']) {
    const before = readSalt(file);
    await checkpoints.run();
    const after = readSalt(file);
    expect(after).not.toBe(before);
    // Nothing was committed since.
    await checkpoints.run();
    await db('data_versions').update({ changed_at });
    expect(readSalt(file)).toBe(after);
  }
  await close();
});

it('adds one page per change to the log of a SQLite file while a reader needs it, and none without a change', async () => {
  const { db, file, checkpoints, close } = await openMigrated();
  const pageBytes = 4_096 + 24;
  const reader = new Sqlite(file);
  reader.exec('begin; select 1 from data_versions');
  for (const changed_at of ['2026-01-01', '2026-01-02']) {
    const before = getLogBytes(file);
    await checkpoints.run();
    expect(getLogBytes(file)).toBe(before + pageBytes);
    await checkpoints.run();
    expect(getLogBytes(file)).toBe(before + pageBytes);
    await db('data_versions').update({ changed_at });
    reader.exec('commit; begin; select 1 from data_versions');
  }
  reader.close();
  await close();
});

it('restarts the log of a SQLite file later if another connection writes, without a warning', async () => {
  const { file, checkpoints, close } = await openMigrated();
  const salt = readSalt(file);
  const writer = new Sqlite(file);
  writer.exec('begin immediate');
  await checkpoints.run();
  expect(readSalt(file)).toBe(salt);
  writer.close();
  await checkpoints.run();
  expect(readSalt(file)).not.toBe(salt);
  await close();
});

it('warns once while it fails', async () => {
  const { file, remove } = createDatabaseFolder(false);
  writeFileSync(file, 'This is no database.');
  const { checkpoints, warnings } = open(file);
  await checkpoints.run();
  await checkpoints.run();
  expect(warnings).toEqual([expect.stringContaining('Commits do it instead')]);
  await checkpoints.close();
  remove();
});

it('warns if its thread cannot open the file, and can be closed', async () => {
  const { file, remove } = createDatabaseFolder(false);
  const { checkpoints, warnings } = open(`${file}/none.db`);
  await checkpoints.run();
  await checkpoints.close();
  expect(warnings).toEqual([expect.stringContaining('Commits do it instead')]);
  remove();
});

it('is not needed for PostgreSQL, nor for a database in memory', () => {
  const log = pino({ level: 'silent' });
  expect(openCheckpoints('postgres://127.0.0.1/almanac', log)).toBeUndefined();
  expect(openCheckpoints('sqlite::memory:', log)).toBeUndefined();
});
