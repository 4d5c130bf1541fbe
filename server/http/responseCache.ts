import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cachedResponse.js';
import { negotiateMediaType } from './negotiateMediaType.js';

interface CacheEntry {
  response: CachedResponse;
  libraryVersion: number;
  day: string;
}

/**
 * Answers that the whole chain has validated and made once, by what was asked. Each holds for one version of the library
 * and one day; the least recently used go when the cache is full.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CacheEntry>;

  constructor(maxMegabytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxMegabytes * 1024 * 1024,
      // A compressed copy may join the body later; the request's text and the bookkeeping take some too.
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
