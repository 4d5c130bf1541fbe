import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { longWorkLimits } from '../../server/store/databaseLimits.js';
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

function onPostgres(url: string, suite: (openFresh: OpenFresh) => void): void {
  const opened: FreshDatabase[] = [];
  afterEach(async () => {
    for (const { drop } of opened.splice(0)) await drop();
  });
  suite(async () => {
    const fresh = await createDatabase(url);
    opened.push(fresh);
    return fresh.db;
  });
}

export interface FreshDatabase {
  db: Knex;
  /** URL to open the same database from another process. */
  url: string;
  drop(): Promise<void>;
}

/** Creates a migrated database on a PostgreSQL server: a copy of a template, because migrating takes ten times as long. */
export async function createDatabase(postgres: string): Promise<FreshDatabase> {
  template ??= prepareTemplate(postgres);
  return copyDatabase(postgres, await template);
}

/** Creates a database without tables on a PostgreSQL server. */
export function createEmptyDatabase(postgres: string): Promise<FreshDatabase> {
  return copyDatabase(postgres, 'template0');
}

async function copyDatabase(postgres: string, original: string): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const names = [name, original];
  await runOnServer(postgres, (server) => server.raw('create database ?? template ??', names));
  const url = setDatabase(postgres, name);
  const db = openDatabase(url, longWorkLimits);
  const drop = async () => {
    await db.destroy();
    await runOnServer(postgres, (server) => server.raw('drop database ?? with (force)', [name]));
  };
  return { db, url, drop };
}

let template: Promise<string> | undefined;
/** An arbitrary number that no other advisory lock of the tests uses. */
const templateLock = 314_159_265;

/** Returns the name of a migrated database. Creates it if the migrations have changed. */
function prepareTemplate(postgres: string): Promise<string> {
  const name = `test_template_${computeMigrationsDigest()}`;
  return runOnServer(postgres, (server) =>
    server.transaction(async (lock) => {
      await lock.raw('select pg_advisory_xact_lock(?)', [templateLock]);
      if (await lock('pg_database').where({ datname: name }).first()) return name;
      await runOnServer(postgres, (other) => createTemplate(other, postgres, name));
      return name;
    }),
  );
}

async function createTemplate(server: Knex, postgres: string, name: string): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await server.raw('drop database if exists ?? with (force)', [unfinished]);
  await server.raw('create database ??', [unfinished]);
  const db = openDatabase(setDatabase(postgres, unfinished), longWorkLimits);
  await migrate(db).finally(() => db.destroy());
  await server.raw('alter database ?? rename to ??', [unfinished, name]);
}

function computeMigrationsDigest(): string {
  const folder = resolveProjectPath('server', 'store', 'migrations');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

async function runOnServer<Result>(postgres: string, work: (server: Knex) => Promise<Result>): Promise<Result> {
  const server = openDatabase(postgres, longWorkLimits);
  try {
    return await work(server);
  } finally {
    await server.destroy();
  }
}

function setDatabase(postgres: string, name: string): string {
  const address = new URL(postgres);
  address.pathname = `/${name}`;
  return address.href;
}

async function throwNotConfigured(): Promise<Knex> {
  throw new Error('TEST_POSTGRES_URL is not set.');
}
