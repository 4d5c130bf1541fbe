import { statSync, writeFileSync } from 'node:fs';
import pino from 'pino';
import { Checkpoints, openCheckpoints } from '../../server/store/checkpoints.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { createDatabaseFolder } from '../setup/childProcess.js';

function open(path: string) {
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line).msg) });
  return { checkpoints: new Checkpoints(path, log), warnings };
}

it('moves what was committed from the log of a SQLite file into the file, while connections use it', async () => {
  const { url, file, remove } = createDatabaseFolder(false);
  const db = openDatabase(url);
  await migrate(db);
  const sizeBefore = statSync(file).size;
  const { checkpoints, warnings } = open(file);
  await checkpoints.run();
  expect(statSync(file).size).toBeGreaterThan(10 * sizeBefore);
  expect(await db('data_versions').select('name')).not.toEqual([]);
  await checkpoints.close();
  await db.destroy();
  expect(warnings).toEqual([]);
  remove();
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
