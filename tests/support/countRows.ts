import type { Knex } from 'knex';

/** The statements that read observations: how many rows each returned. */
export async function countObservationRows(db: Knex, work: () => Promise<unknown>): Promise<number[]> {
  const counts: number[] = [];
  const count = (rows: unknown, { sql }: { sql: string }) => {
    if (!/\bfrom observations\b/.test(sql)) return;
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
