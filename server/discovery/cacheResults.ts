import { LRUCache } from 'lru-cache';
import { AttachedValue } from '../attachedValue.js';

/** Number of searches to remember for each index. */
const maxSearches = 30;

/** A page of the results of a search. */
interface PageRequest {
  /** What is searched: the text, the filters, and what else the results depend on. */
  key: object;
  /** Number of results before the page. */
  offset: number;
}

/**
 * Creates a function that remembers the results of searches in an index, for the pages after the first. The results of a first page are
 * not remembered, because most searches read no other. Neither are failures.
 */
export function cacheResults<Index extends object, Result extends object>() {
  const caches = new AttachedValue<Index, LRUCache<string, Result>>();
  return (index: Index, page: PageRequest, find: () => Result): Result => {
    if (page.offset === 0) return find();
    const cache = caches.get(index) ?? new LRUCache<string, Result>({ max: maxSearches });
    caches.set(index, cache);
    const key = JSON.stringify(page.key);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const result = find();
    cache.set(key, result);
    if (result instanceof Promise) result.catch(() => cache.delete(key));
    return result;
  };
}
