import type { Knex } from 'knex';
import { migrate, openDatabase } from '../../server/store/database.js';
import { createDatabaseFolder } from '../setup/childProcess.js';
import { createDatabase } from './databases.js';

const postgresUrl = process.env['TEST_POSTGRES_URL'];

/** A database that other processes can open. */
interface SharedDatabase {
  url: string;
  db: Knex;
  remove(): Promise<void>;
}

async function createSqliteFile(): Promise<SharedDatabase> {
  const { url, remove } = createDatabaseFolder(false);
  const db = openDatabase(url);
  await migrate(db);
  return { url, db, remove: async () => db.destroy().then(remove) };
}

async function createPostgresDatabase(): Promise<SharedDatabase> {
  const { url, db, drop } = await createDatabase(String(postgresUrl));
  return { url, db, remove: drop };
}

/** The kinds of databases that can be shared: SQLite, and PostgreSQL if TEST_POSTGRES_URL is set. */
export const sharedDatabases: [name: string, create: () => Promise<SharedDatabase>][] = [['SQLite', createSqliteFile]];
if (postgresUrl !== undefined) sharedDatabases.push(['PostgreSQL', createPostgresDatabase]);
