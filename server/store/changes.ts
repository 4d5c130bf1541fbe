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
export interface ChangeWatch {
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
export function watchChanges(db: Knex, url: string): ChangeWatch {
  const path = url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : ':memory:';
  return path === ':memory:' ? askEachTime(db) : watchFile(path);
}

function askEachTime(db: Knex): ChangeWatch {
  return {
    read: async () => asVersions(await db<VersionRow>('data_versions').select('name', 'version', 'changed_at')),
    close: () => undefined,
  };
}

function watchFile(path: string): ChangeWatch {
  const connection = new Sqlite(path, { readonly: true });
  const commits = connection.prepare('PRAGMA data_version').pluck();
  const rows = connection.prepare<[], VersionRow>('SELECT name, version, changed_at FROM data_versions');
  let seen: unknown;
  let versions: Versions | undefined;
  return {
    read() {
      const latest = commits.get();
      if (versions === undefined || latest !== seen) versions = asVersions(rows.all());
      seen = latest;
      return versions;
    },
    close: () => connection.close(),
  };
}

function asVersions(rows: VersionRow[]): Versions {
  const library = rows.find(({ name }) => name === 'library');
  const access = rows.find(({ name }) => name === 'access');
  if (library === undefined || access === undefined)
    throw new Error('The counters of changes are missing: the database has not been migrated.');
  return { library: { version: library.version, changedAt: library.changed_at }, access: access.version };
}
