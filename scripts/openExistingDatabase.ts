import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import { migrate, openDatabase } from '../server/store/database.js';

/** Opens the database of a server and brings it up to date. Throws where there is none: a mistyped file would be made, and be empty. */
export async function openExistingDatabase(url: string): Promise<Knex> {
  const file = /^sqlite:(.+)$/.exec(url)?.[1];
  if (file !== undefined && !existsSync(file)) {
    throw new Error(`DATABASE_URL: there is no database ${file}. Start the server once to make it.`);
  }
  const db = openDatabase(url);
  await migrate(db);
  return db;
}
