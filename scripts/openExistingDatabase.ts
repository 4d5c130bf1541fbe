import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import { migrate, openDatabase } from '../server/store/database.js';
import { longWorkLimits } from '../server/store/databaseLimits.js';
import { program } from './almanac/program.js';
import { findSqliteFile } from './findSqliteFile.js';

/** Opens and migrates the database of a server. Throws if the file does not exist, so that a mistyped name creates no empty database. */
export async function openExistingDatabase(url: string): Promise<Knex> {
  const file = findSqliteFile(url);
  if (file !== undefined && !existsSync(file)) {
    throw new Error(
      `DATABASE_URL: the database ${file} does not exist. Start the server once, or run: ${program} migrate`,
    );
  }
  const db = openDatabase(url, longWorkLimits);
  await migrate(db);
  return db;
}
