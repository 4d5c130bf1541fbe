import Sqlite from 'better-sqlite3';
import type { Knex } from 'knex';
import { LastVersions } from './lastVersions.js';
import { LibraryChanges } from './libraryChanges.js';
import { getHandle } from './postgresPools.js';
import { selectRows } from './rows.js';
import { getSqliteFile } from './sqliteFile.js';

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
  /** What has changed up to the version last read. */
  readonly changes: LibraryChanges;
  read(): Versions | Promise<Versions>;
  /**
   * Returns versions that were read after every request received so far, on a SQLite file once for all requests that one iteration
   * of the event loop receives. A client that sends a request after a change sees the change.
   */
  readForReceived(): Versions | Promise<Versions>;
  /** Tells the reader that a request was received. */
  expire(): void;
  /** Reads the versions if that needs no query. Returns whether it does not. */
  readNow(): boolean;
  readonly isOpen: boolean;
  close(): void;
}

/** A counter; or the id of a series that has changed, as `version`. */
interface VersionRow {
  name: string;
  version: number;
  changed_at: string;
  loading: number;
}

/** The counters, and the series that changed after a version, in one statement, so that they are of one state. */
const versionsSql = `
  select name, version, changed_at, loading from data_versions
  union all select 'series', id, '', 0 from series where changed_in > ?`;
/** No version is later. */
const maxVersion = 2_147_483_647;

/**
 * Creates a reader. For a SQLite file it uses its own connection, on which checking for commits takes microseconds, and
 * reads the versions only after a commit. For any other database it queries the versions every time.
 */
export function createVersionReader(db: Knex, url: string): VersionReader {
  const file = getSqliteFile(url);
  return file === undefined ? createDatabaseReader(db) : createFileReader(file);
}

function createDatabaseReader(db: Knex): VersionReader {
  const changes = new LibraryChanges();
  const last = new LastVersions<Versions>();
  const control = getHandle(db, 'control');
  const select = () => selectRows<VersionRow>(control, versionsSql, [toBinding(changes)]);
  const read = () => last.readOrRecall(async () => readVersions(await select(), changes));
  let isOpen = true;
  return {
    changes,
    get isOpen() {
      return isOpen;
    },
    read,
    readForReceived: read,
    expire: () => undefined,
    readNow: () => false,
    close: () => {
      isOpen = false;
    },
  };
}

function createFileReader(path: string): VersionReader {
  const connection = new Sqlite(path, { readonly: true });
  const dataVersionStatement = connection.prepare('PRAGMA data_version').pluck();
  const rows = connection.prepare<[number], VersionRow>(versionsSql);
  const changes = new LibraryChanges();
  let lastDataVersion: unknown;
  let versions: Versions | undefined;
  const read = () => {
    const dataVersion = dataVersionStatement.get();
    if (versions === undefined || dataVersion !== lastDataVersion)
      versions = readVersions(rows.all(toBinding(changes)), changes);
    lastDataVersion = dataVersion;
    return versions;
  };
  let isExpired = true;
  const readForReceived = () => {
    if (!isExpired && versions !== undefined) return versions;
    // Set after the read, which can fail.
    const current = read();
    isExpired = false;
    return current;
  };
  return {
    changes,
    read,
    readForReceived,
    expire: () => {
      isExpired = true;
    },
    readNow: () => read() !== undefined,
    get isOpen() {
      return connection.open;
    },
    close: () => connection.close(),
  };
}

function toBinding({ version }: LibraryChanges): number {
  return Math.min(version, maxVersion);
}

/** Returns the versions, and records what has changed. */
function readVersions(rows: VersionRow[], changes: LibraryChanges): Versions {
  const find = (wanted: string) => rows.find(({ name }) => name === wanted);
  const [library, catalogue, access] = [find('library'), find('catalogue'), find('access')];
  if (library === undefined || catalogue === undefined || access === undefined)
    throw new Error('The data version counters are missing: the database has not been migrated.');
  const { version, changed_at: changedAt, loading } = library;
  const changedIds = rows.filter(({ name }) => name === 'series').map((row) => row.version);
  const isLoading = loading !== 0;
  changes.record({ version, isLoading }, catalogue.version, changedIds);
  return { library: { version, changedAt, isLoading }, access: access.version };
}
