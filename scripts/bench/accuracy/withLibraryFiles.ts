import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { resolveProjectPath } from '../../../server/resolveProjectPath.js';
import { loadLibrary } from '../../../server/setup/loadLibrary.js';
import { migrate, openDatabase } from '../../../server/store/database.js';

/** Runs work on a temporary database with the series of some observation files of the bundled library. */
export async function withLibraryFiles<Result>(
  files: string[],
  today: string,
  work: (db: Knex) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-'));
  const db = openDatabase(`sqlite:${join(folder, 'almanac.db')}`);
  try {
    await migrate(db);
    await loadLibrary(db, resolveProjectPath('data'), `${today}T00:00:00.000Z`, () => undefined, files);
    return await work(db);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
}
