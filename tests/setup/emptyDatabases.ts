import { openDatabase } from '../../server/store/database.js';
import { migrationSource } from '../../server/store/migrations/index.js';
import { createEmptyDatabase } from '../support/databases.js';
import { createDatabaseFolder } from './childProcess.js';

/** A database without tables that other processes can open. */
export interface EmptyDatabase {
  url: string;
  remove(): Promise<void>;
}

const postgresUrl = process.env['TEST_POSTGRES_URL'];

/** The kinds of databases: SQLite, and PostgreSQL if TEST_POSTGRES_URL is set. */
export const emptyDatabases: [name: string, create: () => Promise<EmptyDatabase>][] = [
  [
    'SQLite',
    async () => {
      const { url, remove } = createDatabaseFolder(false);
      return { url, remove: async () => remove() };
    },
  ],
];
if (postgresUrl !== undefined) {
  emptyDatabases.push([
    'PostgreSQL',
    async () => {
      const { url, drop } = await createEmptyDatabase(postgresUrl);
      return { url, remove: drop };
    },
  ]);
}

/** Runs all migrations but the last ones. */
export async function migrateToOldVersion(url: string): Promise<void> {
  const names = await migrationSource.getMigrations([]);
  const db = openDatabase(url);
  await db.migrate.latest({ migrationSource: { ...migrationSource, getMigrations: async () => names.slice(0, -4) } });
  await db.destroy();
}
