import { migrate, openDatabase } from '../../server/store/database.js';
import { createDatabase } from '../support/databases.js';
import { createChangingLibrary, loadInSlots, readLoadedContent } from './changingLibrary.js';
import { ChildProcess, createDatabaseFolder } from './childProcess.js';

const postgresUrl = process.env['TEST_POSTGRES_URL'];

interface FreshDatabase {
  url: string;
  remove(): Promise<void>;
}

async function createSqliteFile(): Promise<FreshDatabase> {
  const { url, remove } = createDatabaseFolder(false);
  const db = openDatabase(url);
  await migrate(db);
  await db.destroy();
  return { url, remove: async () => remove() };
}

async function createPostgresSchema(): Promise<FreshDatabase> {
  const { url, drop } = await createDatabase(String(postgresUrl));
  return { url, remove: drop };
}

const databases: [name: string, create: () => Promise<FreshDatabase>][] = [['SQLite', createSqliteFile]];
if (postgresUrl !== undefined) databases.push(['PostgreSQL', createPostgresSchema]);

async function readContent(url: string): Promise<Record<string, unknown[]>> {
  const db = openDatabase(url);
  const content = await readLoadedContent(db);
  await db.destroy();
  return content;
}

/** Loads the library as if the process that loads had not reported for a long time. */
async function loadAfterSilence(url: string, folder: string): Promise<void> {
  const db = openDatabase(url);
  await db('library_loads').update({ seen_at: '2020-01-01T00:00:00.000Z' });
  await loadInSlots(db, folder);
  await db.destroy();
}

describe.each(databases)('on %s', (_, create) => {
  it.each([4, 5, 6])(
    'continues a load that was killed in transaction %i, as if it had not been',
    async (transaction) => {
      const library = createChangingLibrary();
      const [killed, undisturbed] = [await create(), await create()];
      const args = [killed.url, library.folder, String(transaction)];
      expect(await new ChildProcess('tests/setup/killedLoader.ts', args, {}).ended).toBe('SIGKILL');
      expect(await readContent(killed.url)).toMatchObject({ load: [{ state: 'loading', holder: 'killed process' }] });
      await loadAfterSilence(killed.url, library.folder);
      await loadAfterSilence(undisturbed.url, library.folder);
      expect(await readContent(killed.url)).toEqual(await readContent(undisturbed.url));
      for (const { remove } of [killed, undisturbed]) await remove();
      library.remove();
    },
  );
});
