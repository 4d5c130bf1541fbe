import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { readSeriesColumns, type SeriesState } from './readSeriesColumns.js';
import { bytesPerRow, type SeriesColumns } from './seriesColumns.js';

/** A longer series is read from the database slice by slice, in the part that a request needs. */
const maxRows = 50_000;
/** The largest share of the memory that one series may take. */
const maxShare = 1 / 8;
/** Of an entry without rows. */
const bytesPerEntry = 500;

interface Entry {
  version: number;
  /** Undefined if the series is too long. */
  columns: SeriesColumns | undefined;
}

/** The series that a process has read, in memory until they change or others need the space. */
export class LibraryMemory {
  readonly #db: Knex;
  readonly #maxRows: number;
  readonly #entries: LRUCache<number, Entry>;
  /** Reads in progress by series, which requests share. */
  readonly #reads = new Map<number, { version: number; columns: Promise<SeriesColumns | undefined> }>();

  constructor(db: Knex, maxMegabytes: number) {
    const maxSize = maxMegabytes * 1024 * 1024;
    this.#db = db;
    this.#maxRows = Math.min(maxRows, Math.floor((maxSize * maxShare) / bytesPerRow));
    this.#entries = new LRUCache({
      maxSize,
      sizeCalculation: ({ columns }) => bytesPerEntry + (columns?.length ?? 0) * bytesPerRow,
    });
  }

  /** Returns the values of a series in one state. Undefined if it is too long, or is no longer in this state. */
  async getColumns(series: SeriesState): Promise<SeriesColumns | undefined> {
    const { id, version } = series;
    const entry = this.#entries.get(id);
    if (entry?.version === version) return entry.columns;
    const known = this.#reads.get(id);
    if (known?.version === version) return known.columns;
    const read = { version, columns: this.#read(series) };
    this.#reads.set(id, read);
    try {
      return await read.columns;
    } finally {
      if (this.#reads.get(id) === read) this.#reads.delete(id);
    }
  }

  async #read(series: SeriesState): Promise<SeriesColumns | undefined> {
    const read = await readSeriesColumns(this.#db, series, this.#maxRows);
    if (read === 'changed') return undefined;
    const columns = read === 'too_long' ? undefined : read;
    this.#entries.set(series.id, { version: series.version, columns });
    return columns;
  }
}

const memories = new WeakMap<Knex, LibraryMemory>();

/** Lets reads of a database keep series in memory. Reads in a transaction do not. */
export function keepInMemory(db: Knex, maxMegabytes: number): void {
  memories.set(db, new LibraryMemory(db, maxMegabytes));
}

/** Returns the memory of a database; undefined for a transaction, and for a database without one. */
export function getLibraryMemory(db: Knex): LibraryMemory | undefined {
  return memories.get(db);
}
