import { LRUCache } from 'lru-cache';
import { AttachedValue } from '../attachedValue.js';

/** Number of searches to remember for each index. */
const maxSearches = 30;

/** A page of the results of a search. */
interface ResultPage {
  /** What is searched: the text, the filters, and what else the results depend on. */
  search: object;
  /** Number of results before the page. */
  offset: number;
}

/**
 * Creates a function that remembers the results of the last searches in an index of which a second page was read, so that further
 * pages share them. Of most searches, only the first page is read.
 */
export function cacheResults<Index extends object, Result extends object>() {
  const caches = new AttachedValue<Index, LRUCache<string, Result>>();
  return (index: Index, { search, offset }: ResultPage, find: () => Result): Result => {
    if (offset === 0) return find();
    const cache = caches.get(index) ?? new LRUCache<string, Result>({ max: maxSearches });
    caches.set(index, cache);
    const key = JSON.stringify(search);
    const result = cache.get(key) ?? find();
    cache.set(key, result);
    return result;
  };
}
