import { LRUCache } from 'lru-cache';
import { type CacheCounts, CountedLookups } from '../cacheCounts.js';

/** Of an entry without content. */
const bytesPerEntry = 500;

/** Something that was read, with the version of its series or, for descriptions, of the library. */
export interface Entry {
  version: number;
  value: unknown;
  bytes: number;
  seriesIds?: number[] | undefined;
}

/** The entries of a database and its replicas. The least recently used are removed when it is full. */
export class EntryCache extends LRUCache<string, Entry> {
  readonly lookups = new CountedLookups();

  constructor(maxBytes: number) {
    super({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytesPerEntry + bytes });
  }
}

/** The entries of one database. What was read from a replica can be older than what was read from another one. */
export class MemoryEntries {
  readonly #cache: EntryCache;
  readonly #name: string;

  constructor(cache: EntryCache, name: string) {
    this.#cache = cache;
    this.#name = name;
  }

  /** The size of all entries of all databases that share the cache. */
  get maxBytes(): number {
    return this.#cache.maxSize;
  }

  get(key: string): Entry | undefined {
    return this.#cache.lookups.count(this.#cache.get(this.#formatKey(key)));
  }

  set(key: string, entry: Entry): void {
    this.#cache.set(this.#formatKey(key), entry);
  }

  getCounts(): CacheCounts {
    return this.#cache.lookups.describe(this.#cache);
  }

  /** Returns one flat string. V8 keeps the result of a template as a tree of strings. */
  #formatKey(key: string): string {
    return [this.#name, key].join(' ');
  }
}
