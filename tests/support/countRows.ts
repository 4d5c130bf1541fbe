import type { Knex } from 'knex';

/** The statements that read observations: how many rows each returned. */
export async function countObservationRows(db: Knex, work: () => Promise<unknown>): Promise<number[]> {
  return countRowsFrom(db, 'observations', work);
}

/** The statements that read a table: how many rows each returned. */
export async function countRowsFrom(db: Knex, table: string, work: () => Promise<unknown>): Promise<number[]> {
  const counts: number[] = [];
  const from = new RegExp(`\\bfrom [\`"]?${table}\\b`);
  const count = (rows: unknown, { sql }: { sql: string }) => {
    if (!from.test(sql)) return;
    counts.push(Array.isArray(rows) ? rows.length : (rows as { rows: unknown[] }).rows.length);
  };
  db.on('query-response', count);
  try {
    await work();
  } finally {
    db.removeListener('query-response', count);
  }
  return counts;
}
