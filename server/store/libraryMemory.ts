import type { Knex } from 'knex';
import { AttachedValue } from '../attachedValue.js';
import { freeze } from './freeze.js';
import { EntryCache, MemoryEntries } from './memoryEntries.js';
import type { ReadReplica } from './readReplicas.js';
import { readSeriesColumns } from './readSeriesColumns.js';
import { bytesPerRow, type SeriesColumns, viewColumns } from './seriesColumns.js';
import type { SeriesState } from './seriesState.js';
import type { VersionReader } from './versionReader.js';
import { readVintageTable, type VintageTable } from './vintageTable.js';

/** A longer series is read from the database slice by slice, in the part that a request needs. The same holds for its vintages. */
const maxRows = 50_000;
/** The largest share of the memory that one series may take. */
const maxShare = 1 / 8;
/** What was read about a series, or why it was not: there is too much of it, or the series has changed. */
type State<Value> = Value | 'too_long' | 'changed';

/** What was read about the catalogue and these series; undefined for something that any change of the library may change. */
interface Description<Value> {
  value: Value;
  seriesIds: number[] | undefined;
  /** The size of a text, or of a value that is mostly kept elsewhere too. Estimated by default. */
  bytes?: number;
}

/** A database, and a version of the library that each read of it sees, or a later one. */
type Source = { db: Knex; known: { readonly version: number } };

/** The series that a process has read from a database, in memory until they change or others need the space. */
export class LibraryMemory {
  readonly #source: Source;
  readonly #versionReader: VersionReader;
  readonly #maxRows: number;
  readonly #entries: MemoryEntries;
  readonly getCounts = () => this.#entries.getCounts();
  /** Reads in progress, which requests share. */
  readonly #reads = new Map<string, { version: number; value: Promise<unknown> }>();

  constructor(source: Source, versionReader: VersionReader, entries: MemoryEntries) {
    this.#source = source;
    this.#versionReader = versionReader;
    this.#maxRows = Math.min(maxRows, Math.floor((entries.maxBytes * maxShare) / bytesPerRow));
    this.#entries = entries;
  }

  /** Whether it can still learn of changes. */
  get isOpen(): boolean {
    return this.#versionReader.isOpen;
  }

  /** The version of the library last read, of a replica the one that it is known to have. It is read for each request. */
  get version(): number {
    this.#versionReader.readNow();
    return this.#source.known.version;
  }

  /** Reads the version of the library again. */
  async refresh(): Promise<void> {
    await this.#versionReader.read();
  }

  /** Returns the values of a series in one state, or undefined if it is too long. Throws SeriesChangedError if it has changed since. */
  async getColumns(series: SeriesState): Promise<SeriesColumns | undefined> {
    // Only the buffer is kept: the garbage collector would have to visit the five arrays of each series. Creating them takes less than a microsecond.
    const read = async () => {
      const columns = await readSeriesColumns(this.#source.db, series, this.#maxRows);
      return typeof columns === 'string' ? columns : columns.buffer;
    };
    const countBytes = ({ byteLength }: ArrayBuffer) => byteLength;
    const state = await this.#getState(`columns ${series.id}`, series.version, read, countBytes);
    return typeof state === 'string' ? undefined : viewColumns(state);
  }

  /** Returns the vintages of a series in one state, or undefined if there are too many or it has changed since. */
  async getVintages(series: SeriesState): Promise<VintageTable | undefined> {
    const read = () => readVintageTable(this.#source.db, series, this.#maxRows);
    const countBytes = ({ buffer }: VintageTable) => buffer.byteLength;
    const state = await this.#getState(`vintages ${series.id}`, series.version, read, countBytes);
    return typeof state === 'string' ? undefined : state;
  }

  /** Returns the vintages of a series in one state if they are in memory. */
  peekVintages({ id, version }: SeriesState): VintageTable | undefined {
    const entry = this.#entries.get(`vintages ${id}`);
    const state = entry?.version === version ? (entry.value as VintageTable | 'too_long') : 'changed';
    return typeof state === 'string' ? undefined : state;
  }

  /** Returns what was described under a key, unless the catalogue or one of the series has changed since. */
  recall<Value>(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#versionReader.readNow();
    return this.#isCurrent(entry.version, entry.seriesIds) ? (entry.value as Value) : undefined;
  }

  /** Keeps a description that was read after a version of the library, or a value in a version that the caller knows. It must not be changed any more. */
  remember<Value>(key: string, version: number, { value, seriesIds, bytes }: Description<Value>): void {
    if (!Number.isFinite(version)) return; // No version has been read yet.
    freeze(value);
    this.#entries.set(key, { version, value, seriesIds, bytes: bytes ?? 2 * JSON.stringify(value).length });
  }

  /** Returns what was described under a key, or reads it. Requests that come during a read share it. */
  async readOnce<Value>(key: string, read: () => Promise<Description<Value>>): Promise<Value> {
    const recalled = this.recall<Value>(key);
    if (recalled !== undefined) return recalled;
    const { version } = this;
    return this.#share(key, version, async () => {
      const description = await read();
      this.remember(key, version, description);
      return description.value;
    });
  }

  /** Returns what was kept under a key in a version that the caller knows. */
  recallVersion<Value>(key: string, version: number): Value | undefined {
    const entry = this.#entries.get(key);
    return entry?.version === version ? (entry.value as Value) : undefined;
  }

  /** Returns what was kept under a key in a version that the caller knows, or reads it. Requests that come during a read share it. */
  async readVersion<Value extends object>(key: string, version: number, read: () => Promise<Value>): Promise<Value> {
    const known = this.recallVersion<Value>(key, version);
    if (known !== undefined) return known;
    return this.#share(key, version, async () => {
      const value = await read();
      this.remember(key, version, { value, seriesIds: undefined });
      return value;
    });
  }

  /** Whether neither the catalogue nor these series have changed after a version, until now; without ids, nothing at all. False if finding out needs a query. */
  isUnchanged(version: number, seriesIds: number[] | undefined): boolean {
    return this.#versionReader.readNow() && this.#isCurrent(version, seriesIds);
  }

  #isCurrent(version: number, seriesIds: number[] | undefined): boolean {
    const { changes } = this.#versionReader;
    return !changes.isLoading && changes.isCurrent(version, seriesIds);
  }

  async #getState<Value extends object>(
    key: string,
    version: number,
    read: () => Promise<State<Value>>,
    countBytes: (value: Value) => number,
  ): Promise<State<Value>> {
    const entry = this.#entries.get(key);
    if (entry?.version === version) return entry.value as State<Value>;
    return this.#share(key, version, async () => {
      const value = await read();
      const bytes = typeof value === 'string' ? 0 : countBytes(value);
      if (value !== 'changed') this.#entries.set(key, { version, value, bytes });
      return value;
    });
  }

  /** Runs a read, unless the same one is in progress. */
  async #share<Value>(key: string, version: number, read: () => Promise<Value>): Promise<Value> {
    const known = this.#reads.get(key);
    if (known?.version === version) return known.value as Promise<Value>;
    const reading = { version, value: read() };
    this.#reads.set(key, reading);
    try {
      return await reading.value;
    } finally {
      if (this.#reads.get(key) === reading) this.#reads.delete(key);
    }
  }
}

const memories = new AttachedValue<Knex, LibraryMemory>();

/** Lets reads of a database and its replicas keep series in memory. Reads in a transaction do not. */
export function keepInMemory(
  db: Knex,
  versionReader: VersionReader,
  maxMegabytes: number,
  replicas: readonly ReadReplica[] = [],
): void {
  const cache = new EntryCache(maxMegabytes * 1024 * 1024);
  const sources = [{ db, known: versionReader.changes }, ...replicas.map((one) => ({ db: one.db, known: one }))];
  for (const [index, source] of sources.entries())
    memories.set(source.db, new LibraryMemory(source, versionReader, new MemoryEntries(cache, String(index))));
}

/** Returns the memory of a database; undefined for a transaction, for a database without one, and after the server has stopped. */
export function getLibraryMemory(db: Knex): LibraryMemory | undefined {
  const memory = memories.get(db);
  return memory?.isOpen ? memory : undefined;
}

/** Returns what was described under a key of the memory of a database, or reads it, always if the database has none. */
export async function readOnce<Value>(db: Knex, key: string, read: () => Promise<Description<Value>>): Promise<Value> {
  const memory = getLibraryMemory(db);
  return memory === undefined ? (await read()).value : memory.readOnce(key, read);
}
