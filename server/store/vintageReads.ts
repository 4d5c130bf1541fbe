import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { listRows, toChunks } from './rows.js';
import { type StoredVintage, vintageTable } from './vintages.js';

/** Number of series whose vintages one statement reads. */
const seriesPerSlice = 20;

/** Lists the latest `count` vintages of a series until a day, oldest first. */
export async function listLatestVintages(
  db: Knex,
  seriesId: number,
  until: string,
  count: number,
): Promise<StoredVintage[]> {
  const rows = await listRows(db, vintageTable, (query) =>
    query
      .where({ series_id: seriesId })
      .where('vintage_date', '<=', until)
      .orderBy('vintage_date', 'desc')
      .limit(count),
  );
  return rows.reverse();
}

/** Vintages from `start` to `end` that follow `after`. */
interface VintageWindow {
  start?: string;
  end?: string;
  after?: string;
  limit: number;
}

/** A vintage, and the unit of the vintage before it; null for the first. */
export interface ComparedVintage extends StoredVintage {
  previousUnit: string | null;
}

/** Lists a part of the vintages of a series, oldest first. */
export async function listVintagePage(
  db: Knex,
  seriesId: number,
  { start, end, after, limit }: VintageWindow,
): Promise<ComparedVintage[]> {
  const query = db('vintages')
    .where({ series_id: seriesId })
    .orderBy('vintage_date')
    .limit(limit)
    .select(vintageTable.columns)
    .select(
      db.raw(`(select p.unit from vintages p where p.series_id = vintages.series_id
        and p.vintage_date < vintages.vintage_date order by p.vintage_date desc limit 1) as "previousUnit"`),
    );
  if (start !== undefined) query.where('vintage_date', '>=', start);
  if (end !== undefined) query.where('vintage_date', '<=', end);
  if (after !== undefined) query.where('vintage_date', '>', after);
  return query;
}

/** Lists the vintages of series in a range of days, by series, oldest first. Takes a turn before each slice. */
export async function listVintagesOfDays(
  db: Knex,
  seriesIds: number[],
  { from, to }: { from: string; to: string },
): Promise<StoredVintage[]> {
  const all: StoredVintage[] = [];
  for (const ids of toChunks(seriesIds, seriesPerSlice)) {
    await takeTurn();
    const rows = await listRows(db, vintageTable, (query) =>
      query
        .whereIn('series_id', ids)
        .where('vintage_date', '>=', from)
        .where('vintage_date', '<=', to)
        .orderBy(['series_id', 'vintage_date']),
    );
    for (const row of rows) all.push(row);
  }
  return all;
}
