import { createHash } from 'node:crypto';

/** Changes whenever the engine gives other numbers for the same data: what it gave before is then computed anew. */
export const engineVersion = '3';

/** A key made of the engine and of what an answer is made of: SHA-256 of its JSON text. */
export function computeCacheKey(...content: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([engineVersion, ...content]))
    .digest('hex');
}
