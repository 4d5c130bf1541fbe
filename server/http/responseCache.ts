import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type CacheCounts, CountedLookups } from '../cacheCounts.js';
import type { LibraryChanges } from '../store/libraryChanges.js';
import type { CachedResponse } from './cachedResponse.js';
import { negotiateMediaType } from './negotiateMediaType.js';

/** The largest share of the cache that one response may take. A larger response is not stored. */
const maxShareOfCache = 1 / 16;

/** A response and what it was computed from. */
export interface CacheEntry {
  response: CachedResponse;
  libraryVersion: number;
  day: string;
  seriesIds: readonly number[] | undefined;
}

/** What a response was computed from. `seriesIds`: it depends only on these series and the catalogue; by default on the whole library. */
export type CacheState = Omit<CacheEntry, 'response'>;

/**
 * Caches validated responses by media type and URL. An entry is valid until what it depends on changes, and for one day. The
 * least recently used entries are evicted when the cache is full.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #lookups = new CountedLookups();

  constructor(maxMegabytes: number) {
    const maxSize = maxMegabytes * 1024 * 1024;
    this.#entries = new LRUCache({
      maxSize,
      maxEntrySize: Math.floor(maxSize * maxShareOfCache),
      // Reserves space for the compressed copy, which is added later, and for the key.
      sizeCalculation: ({ response }) => response.body.length * 2 + 1024,
    });
  }

  /** Returns the entry of a request, which may be out of date; see `isCurrent`. */
  find(request: IncomingMessage): CacheEntry | undefined {
    return this.#lookups.count(this.#entries.get(buildCacheKey(request)));
  }

  getCounts(): CacheCounts {
    return this.#lookups.describe(this.#entries);
  }

  set(request: IncomingMessage, response: CachedResponse, state: CacheState): void {
    this.#entries.set(buildCacheKey(request), { response, ...state });
  }
}

/** Whether nothing that a response depends on has changed up to the version last read. */
export function isCurrent(entry: CacheEntry, changes: LibraryChanges, day: string): boolean {
  if (entry.day !== day || !changes.isCurrent(entry.libraryVersion, entry.seriesIds)) return false;
  entry.libraryVersion = Math.max(entry.libraryVersion, changes.version);
  return true;
}

function buildCacheKey(request: IncomingMessage): string {
  return `${negotiateMediaType(request)} ${request.url}`;
}
