import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { migrate, openDatabase } from '../../server/store/database.js';
import { createVersionReader, type LibraryVersion } from '../../server/store/versionReader.js';

/** Opens an empty, migrated database that is removed after the test. */
export type OpenFresh = () => Promise<Knex>;

/** Returns the version of the library in a database of `openFresh`. */
export async function libraryVersion(db: Knex): Promise<LibraryVersion> {
  return (await createVersionReader(db, 'sqlite::memory:').read()).library;
}

const postgresUrl = process.env['TEST_POSTGRES_URL'];

/** Runs a suite on SQLite, and on PostgreSQL if TEST_POSTGRES_URL is set. */
export function forEachDatabase(suite: (openFresh: OpenFresh) => void): void {
  describe('on SQLite', () => {
    const opened: Knex[] = [];
    afterEach(async () => {
      for (const db of opened.splice(0)) await db.destroy();
    });
    suite(async () => {
      const db = openDatabase('sqlite::memory:');
      opened.push(db);
      await migrate(db);
      return db;
    });
  });
  if (postgresUrl === undefined) {
    describe.skip('on PostgreSQL (skipped: TEST_POSTGRES_URL is not set)', () => suite(throwNotConfigured));
  } else {
    describe('on PostgreSQL', () => onPostgres(postgresUrl, suite));
  }
}

/** Each database is a separate schema, so that suites can run concurrently. */
function onPostgres(url: string, suite: (openFresh: OpenFresh) => void): void {
  const opened: FreshSchema[] = [];
  afterEach(async () => {
    for (const { drop } of opened.splice(0)) await drop();
  });
  suite(async () => {
    const fresh = await createSchema(url);
    opened.push(fresh);
    return fresh.db;
  });
}

export interface FreshSchema {
  db: Knex;
  /** URL to open the same schema from another process. */
  url: string;
  drop(): Promise<void>;
}

/** Creates a migrated schema in a PostgreSQL database. */
export async function createSchema(postgres: string): Promise<FreshSchema> {
  const schema = `test_${randomBytes(8).toString('hex')}`;
  const url = withSearchPath(postgres, schema);
  const db = openDatabase(url);
  const drop = async () => {
    await db.raw('drop schema ?? cascade', [schema]);
    await db.destroy();
  };
  await db.raw('create schema ??', [schema]);
  await migrate(db);
  return { db, url, drop };
}

function withSearchPath(url: string, schema: string): string {
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  return address.href.replaceAll('+', '%20');
}

async function throwNotConfigured(): Promise<Knex> {
  throw new Error('TEST_POSTGRES_URL is not set.');
}
