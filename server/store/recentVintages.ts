import type { Knex } from 'knex';
import { selectRows } from './rows.js';

/** How much of a history to read at most. */
export interface HistoryLimits {
  vintages: number;
  /** Values that the vintages change. */
  changes: number;
}

/** Where a part of a history begins. */
export interface HistoryStart {
  /** The part has the vintages after this day. */
  after: string;
  /** Whether the limits leave out vintages. */
  isCut: boolean;
}

/** Finds the part of a history after a day that is within limits: the latest vintages, and at least one. */
export async function findHistoryStart(
  db: Knex,
  seriesId: number,
  after: string,
  limits: HistoryLimits,
): Promise<HistoryStart> {
  const rows = await selectRows<{ date: string; changes: number }>(db, latestVintagesSql, [
    seriesId,
    after,
    limits.vintages + 1,
  ]);
  let changes = 0;
  for (const [index, row] of rows.entries()) {
    changes += row.changes;
    const isBeyond = index === limits.vintages || (index > 0 && changes > limits.changes);
    if (isBeyond) return { after: row.date, isCut: true };
  }
  return { after, isCut: false };
}

/** A rebase changes all values. */
const latestVintagesSql = `select vintage_date as date,
    case when rebase_factor is null then added + revised + withdrawn else observations end as changes
  from vintages where series_id = ? and vintage_date > ? order by vintage_date desc limit ?`;
