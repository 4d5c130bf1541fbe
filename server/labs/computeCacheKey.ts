import { createHash } from 'node:crypto';

/** Increase when the engine returns different numbers for the same data; stored results are then recomputed. */
export const engineVersion = '6';

/** Returns a cache key: the SHA-256 hash, in hex, of the engine version and the JSON text of the content. */
export function computeCacheKey(...content: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([engineVersion, ...content]))
    .digest('hex');
}
