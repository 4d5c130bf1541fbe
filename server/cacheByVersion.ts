import type { Knex } from 'knex';
import { AttachedValue } from './attachedValue.js';

/**
 * Creates a function that builds a value once for each database and version of the library. Requests that come during a
 * build share it. A build that fails is repeated for the next request.
 */
export function cacheByVersion<Value>(build: (db: Knex) => Promise<Value>) {
  const cache = new AttachedValue<Knex, { version: number; value: Promise<Value> }>();
  return (db: Knex, version: number): Promise<Value> => {
    const cached = cache.get(db);
    if (cached?.version === version) return cached.value;
    const value = build(db);
    cache.set(db, { version, value });
    value.catch(() => {
      if (cache.get(db)?.value === value) cache.delete(db);
    });
    return value;
  };
}
