/** Limits the number of entries of an LRU cache. With `max`, the cache would reserve its memory at once. */
export function limitEntries(count: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: count, sizeCalculation: () => 1 };
}
