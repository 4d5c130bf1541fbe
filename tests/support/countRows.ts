import type { Knex } from 'knex';
import { bytesPerRow } from '../../server/store/seriesColumns.js';

/** The statements that read observations: how many rows each returned. */
export async function countObservationRows(db: Knex, work: () => Promise<unknown>): Promise<number[]> {
  return countRowsFrom(db, 'observations', work);
}

/** The statements that read a table: how many rows each returned, also if packed into one value. */
export async function countRowsFrom(db: Knex, table: string, work: () => Promise<unknown>): Promise<number[]> {
  const counts: number[] = [];
  const from = new RegExp(`\\bfrom [\`"]?${table}\\b`);
  const count = (rows: unknown, { sql }: { sql: string }) => {
    if (!from.test(sql)) return;
    const list: { packed?: Buffer }[] = Array.isArray(rows) ? rows : (rows as { rows: { packed?: Buffer }[] }).rows;
    const [first] = list;
    counts.push(first?.packed === undefined ? list.length : first.packed.length / bytesPerRow);
  };
  db.on('query-response', count);
  try {
    await work();
  } finally {
    db.removeListener('query-response', count);
  }
  return counts;
}
