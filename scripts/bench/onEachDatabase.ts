import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { migrate, openDatabase } from '../../server/store/database.js';
import { createDatabase } from '../../tests/support/databases.js';

/** Measures on an empty SQLite database, and on PostgreSQL if TEST_POSTGRES_URL is set. */
export async function onEachDatabase<Result>(measure: (name: string, db: Knex) => Promise<Result>): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-'));
  const sqlite = openDatabase(`sqlite:${join(folder, 'almanac.db')}`);
  try {
    await migrate(sqlite);
    const results = [await measure('SQLite', sqlite)];
    const { TEST_POSTGRES_URL } = process.env;
    if (TEST_POSTGRES_URL === undefined) return results;
    const { db, drop } = await createDatabase(TEST_POSTGRES_URL);
    try {
      return [...results, await measure('PostgreSQL', db)];
    } finally {
      await drop();
    }
  } finally {
    await sqlite.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}
