import type { Knex } from 'knex';

/**
 * Makes all reads of a SQLite database wait for the connection of Knex, as those of a database in memory do while a transaction uses it.
 * Returns a function that ends this.
 */
export function readThroughKnex(db: Knex): () => void {
  const { pool, connectionSettings } = db.client;
  if (pool === undefined || connectionSettings?.filename === undefined) return () => undefined;
  const { numUsed } = pool;
  const { filename } = connectionSettings;
  pool.numUsed = () => 1;
  connectionSettings.filename = ':memory:';
  return () => {
    pool.numUsed = numUsed;
    connectionSettings.filename = filename;
  };
}
