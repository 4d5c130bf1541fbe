import Sqlite from 'better-sqlite3';
import type { Knex } from 'knex';

/** The state of the library: two reads between which it stayed the same saw the same data. */
export interface LibraryVersion {
  /** Grows by one with every change. */
  version: number;
  /** The instant of the last change. */
  changedAt: string;
}

/** The state of the library, and how often the accounts with their keys have changed. */
export interface Versions {
  library: LibraryVersion;
  access: number;
}

/** Tells what the versions are now, in this process and in any other on the same database. */
export interface VersionReader {
  read(): Versions | Promise<Versions>;
  close(): void;
}

interface VersionRow {
  name: string;
  version: number;
  changed_at: string;
}

/**
 * A file of SQLite is watched over a connection of its own: whether anything was committed costs microseconds to ask,
 * and only then are the versions read again. Any other database is asked each time.
 */
export function createVersionReader(db: Knex, url: string): VersionReader {
  const path = url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : ':memory:';
  return path === ':memory:' ? createDatabaseReader(db) : createFileReader(path);
}

function createDatabaseReader(db: Knex): VersionReader {
  return {
    read: async () => toVersions(await db<VersionRow>('data_versions').select('name', 'version', 'changed_at')),
    close: () => undefined,
  };
}

function createFileReader(path: string): VersionReader {
  const connection = new Sqlite(path, { readonly: true });
  const dataVersionStatement = connection.prepare('PRAGMA data_version').pluck();
  const rows = connection.prepare<[], VersionRow>('SELECT name, version, changed_at FROM data_versions');
  let lastDataVersion: unknown;
  let versions: Versions | undefined;
  return {
    read() {
      const dataVersion = dataVersionStatement.get();
      if (versions === undefined || dataVersion !== lastDataVersion) versions = toVersions(rows.all());
      lastDataVersion = dataVersion;
      return versions;
    },
    close: () => connection.close(),
  };
}

function toVersions(rows: VersionRow[]): Versions {
  const library = rows.find(({ name }) => name === 'library');
  const access = rows.find(({ name }) => name === 'access');
  if (library === undefined || access === undefined)
    throw new Error('The counters of changes are missing: the database has not been migrated.');
  return { library: { version: library.version, changedAt: library.changed_at }, access: access.version };
}
