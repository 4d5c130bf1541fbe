import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { selectJsonRows } from './jsonRows.js';
import { getLibraryMemory } from './libraryMemory.js';
import { selectRows, toChunks } from './rows.js';
import type { SeriesState } from './seriesState.js';
import { type StoredVintage, vintageTable } from './vintages.js';
import { type DatedUnit, selectLatest } from './vintageTable.js';

/** Number of ranges whose vintages one statement reads. */
const rangesPerStatement = 100;

/** Lists the latest `count` vintages of a series until a day, latest first, with the number of their values. */
export async function listVintageSizes(
  db: Knex,
  seriesId: number,
  until: string,
  count: number,
): Promise<(DatedUnit & { observations: number })[]> {
  const sizesSql = `select vintage_date as date, unit, observations from vintages where series_id = ? and vintage_date <= ?
    order by vintage_date desc limit ?`;
  return selectRows(db, sizesSql, [seriesId, until, count]);
}

/** Lists the latest `count` vintages of a series until a day, oldest first, with their units. */
export async function listLatestVintages(
  db: Knex,
  series: SeriesState,
  until: string,
  count: number,
): Promise<DatedUnit[]> {
  const table = await getLibraryMemory(db)?.getVintages(series);
  if (table !== undefined) return selectLatest(table, until, count);
  return (await listVintageSizes(db, series.id, until, count)).reverse();
}

/** Whether a series has vintages after a day, all of which are publications and not snapshots. */
export async function hasOnlyNativeVintages(db: Knex, seriesId: number, after: string): Promise<boolean> {
  const later = () =>
    db(vintageTable.name).where({ series_id: seriesId }).where('vintage_date', '>', after).first('kind');
  return (await later()) !== undefined && (await later().whereNot({ kind: 'native' })) === undefined;
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

/** The days from `from` to `to` of a series. */
export interface VintageRange {
  seriesId: number;
  from: string;
  to: string;
}

const rangeColumns = { series_id: 'integer', first_day: 'text', last_day: 'text' } as const;

/** Lists the vintages of series in a range of days each, by series, oldest first. Takes a turn before each statement. */
export async function listVintagesInRanges(db: Knex, ranges: VintageRange[]): Promise<StoredVintage[]> {
  const selected = Object.entries(vintageTable.columns).map(([field, column]) => `v.${column} as "${field}"`);
  // The cross join lets SQLite start with the ranges.
  const sql = `with w as materialized (${selectJsonRows(db, rangeColumns)}) select ${selected.join(', ')} from w cross join vintages v
    where v.series_id = w.series_id and v.vintage_date >= w.first_day and v.vintage_date <= w.last_day
    order by v.series_id, v.vintage_date`;
  const all: StoredVintage[] = [];
  for (const chunk of toChunks(ranges, rangesPerStatement)) {
    await takeTurn();
    const values = chunk.map(({ seriesId, from, to }) => [seriesId, from, to]);
    for (const row of await selectRows<StoredVintage>(db, sql, [JSON.stringify(values)])) all.push(row);
  }
  return all;
}
