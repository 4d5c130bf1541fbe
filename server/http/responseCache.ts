import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cachedResponse.js';
import { negotiateMediaType } from './negotiateMediaType.js';

/** The largest share of the cache that one response may take. A larger response is not stored. */
const maxShareOfCache = 1 / 16;

interface CacheEntry {
  response: CachedResponse;
  libraryVersion: number;
  day: string;
}

/**
 * Caches validated responses by media type and URL. An entry is valid for one library version and one day. The least
 * recently used entries are evicted when the cache is full.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CacheEntry>;

  constructor(maxMegabytes: number) {
    const maxSize = maxMegabytes * 1024 * 1024;
    this.#entries = new LRUCache({
      maxSize,
      maxEntrySize: Math.floor(maxSize * maxShareOfCache),
      // Reserves space for the compressed copy, which is added later, and for the key.
      sizeCalculation: ({ response }) => response.body.length * 2 + 1024,
    });
  }

  get(request: IncomingMessage, libraryVersion: number, day: string): CachedResponse | undefined {
    const entry = this.#entries.get(buildCacheKey(request));
    return entry !== undefined && entry.libraryVersion === libraryVersion && entry.day === day
      ? entry.response
      : undefined;
  }

  set(request: IncomingMessage, response: CachedResponse, libraryVersion: number, day: string): void {
    this.#entries.set(buildCacheKey(request), { response, libraryVersion, day });
  }
}

function buildCacheKey(request: IncomingMessage): string {
  return `${negotiateMediaType(request)} ${request.url}`;
}
