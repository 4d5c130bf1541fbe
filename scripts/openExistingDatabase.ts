import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import { describeDatabaseFailure } from '../server/describeStartFailure.js';
import { migrate, openDatabase } from '../server/store/database.js';
import { longWorkLimits } from '../server/store/databaseLimits.js';
import { program } from './almanac/program.js';
import { findSqliteFile } from './findSqliteFile.js';

/**
 * Opens and migrates the database of a server. Throws an error that names the setting and what to do. A file that does not exist is one, so that a
 * mistyped name creates no empty database.
 */
export async function openExistingDatabase(url: string): Promise<Knex> {
  const file = findSqliteFile(url);
  if (file !== undefined && !existsSync(file)) {
    throw new Error(
      `DATABASE_URL: the database ${file} does not exist. Start the server once, or run: ${program} migrate`,
    );
  }
  const db = openDatabase(url, longWorkLimits);
  try {
    await migrate(db);
    return db;
  } catch (failure) {
    await db.destroy();
    const sentence = describeDatabaseFailure(failure, url);
    throw sentence === undefined ? failure : new Error(sentence, { cause: failure });
  }
}
