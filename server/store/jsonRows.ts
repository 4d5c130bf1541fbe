import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';

/**
 * Returns a query whose only parameter is a JSON array of rows, each an array of values in the order of the columns. The statement is
 * the same for any number of rows, so that it is prepared once.
 */
export function selectJsonRows(db: Knex, columns: Record<string, 'integer' | 'text'>): string {
  const isPg = isPostgres(db);
  const selected = Object.entries(columns).map(([name, type], index) =>
    isPg ? `(r->>${index})::${type} as ${name}` : `r.value->>'$[${index}]' as ${name}`,
  );
  return `select ${selected.join(', ')} from ${isPg ? 'json_array_elements(?::json) r' : 'json_each(?) r'}`;
}
