import Sqlite from 'better-sqlite3';
import type { Knex } from 'knex';

/** The version of the library. Two reads with the same version saw the same data, unless its series are being loaded. */
export interface LibraryVersion {
  /** Increases by one with every change. */
  version: number;
  /** When it last changed. */
  changedAt: string;
  /** Whether the series of the bundled library are being loaded. */
  isLoading: boolean;
}

/** The version of the library, and the number of changes to accounts and keys. */
export interface Versions {
  library: LibraryVersion;
  access: number;
}

/** Reads the current versions, including changes by other processes on the same database. */
export interface VersionReader {
  read(): Versions | Promise<Versions>;
  close(): void;
}

interface VersionRow {
  name: string;
  version: number;
  changed_at: string;
  loading: number;
}

/**
 * Creates a reader. For a SQLite file it uses its own connection, on which checking for commits takes microseconds, and
 * reads the versions only after a commit. For any other database it queries the versions every time.
 */
export function createVersionReader(db: Knex, url: string): VersionReader {
  const path = url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : ':memory:';
  return path === ':memory:' ? createDatabaseReader(db) : createFileReader(path);
}

function createDatabaseReader(db: Knex): VersionReader {
  return {
    read: async () =>
      toVersions(await db<VersionRow>('data_versions').select('name', 'version', 'changed_at', 'loading')),
    close: () => undefined,
  };
}

function createFileReader(path: string): VersionReader {
  const connection = new Sqlite(path, { readonly: true });
  const dataVersionStatement = connection.prepare('PRAGMA data_version').pluck();
  const rows = connection.prepare<[], VersionRow>('SELECT name, version, changed_at, loading FROM data_versions');
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
    throw new Error('The data version counters are missing: the database has not been migrated.');
  const { version, changed_at: changedAt, loading } = library;
  return { library: { version, changedAt, isLoading: loading !== 0 }, access: access.version };
}
