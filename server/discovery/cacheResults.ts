import { LRUCache } from 'lru-cache';
import { AttachedValue } from '../attachedValue.js';

/** Number of searches to remember for each index. */
const maxSearches = 30;

/** Creates a function that remembers the results of the last searches in an index, so that the pages of a search share them. */
export function cacheResults<Index extends object, Result extends object>() {
  const caches = new AttachedValue<Index, LRUCache<string, Result>>();
  return (index: Index, search: object, find: () => Result): Result => {
    const cache = caches.get(index) ?? new LRUCache<string, Result>({ max: maxSearches });
    caches.set(index, cache);
    const key = JSON.stringify(search);
    const result = cache.get(key) ?? find();
    cache.set(key, result);
    return result;
  };
}
