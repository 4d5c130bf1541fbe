import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { formatDay, openEnd } from './day.js';
import { getLibraryMemory } from './libraryMemory.js';
import { selectRows, toChunks } from './rows.js';
import type { SeriesState } from './seriesState.js';
import { buildOverview, type VintageOverview } from './vintageTable.js';

/** A unit of a series, and the first vintage that uses it. */
export interface UnitChange {
  from: string;
  unit: string;
}

interface OverviewRow {
  seriesId: number;
  count: number;
  hasNative: number;
  hasSeveralUnits: number;
  first: string | null;
  last: string | null;
  date: string | null;
  unit: string | null;
  lastDate: string | null;
  next: string | null;
}

const seriesPerStatement = 10;
const endOfTime = formatDay(openEnd);

/** Each value is found by a search in an index, except the count, which passes over the entries of one series in an index. */
const overviewSql = `
  select s.id as "seriesId",
    (select count(*) from vintages v where v.series_id = s.id) as count,
    case when exists (select 1 from vintages v where v.series_id = s.id and v.kind = 'native') then 1 else 0 end as "hasNative",
    case when (select min(v.unit) from vintages v where v.series_id = s.id)
      <> (select max(v.unit) from vintages v where v.series_id = s.id) then 1 else 0 end as "hasSeveralUnits",
    (select min(v.vintage_date) from vintages v where v.series_id = s.id) as first,
    (select max(v.vintage_date) from vintages v where v.series_id = s.id) as last,
    (select min(v.vintage_date) from vintages v where v.series_id = s.id and v.vintage_date > ?) as next,
    c.vintage_date as date, c.unit, c.last_date as "lastDate"
  from series s left join vintages c on c.series_id = s.id and c.vintage_date =
    (select max(v.vintage_date) from vintages v where v.series_id = s.id and v.vintage_date <= ?)`;

/** Maximum number of series whose vintages are read into memory at once. Those of longer lists are not read one by one. */
const maxReadIntoMemory = 10;

/** Returns the overview of each series, with the vintage that was current on `day`, by default the latest. */
export async function readVintageOverviews(
  db: Knex,
  series: SeriesState[],
  day?: string,
): Promise<Map<number, VintageOverview>> {
  const overviews = new Map<number, VintageOverview>();
  const memory = getLibraryMemory(db);
  for (const one of series) {
    const table = series.length > maxReadIntoMemory ? memory?.peekVintages(one) : await memory?.getVintages(one);
    if (table !== undefined) overviews.set(one.id, buildOverview(table, day));
  }
  const others = series.filter(({ id }) => !overviews.has(id)).map(({ id }) => id);
  for (const ids of toChunks([...new Set(others)], seriesPerStatement)) {
    await takeTurn();
    const sql = `${overviewSql} where s.id in (${ids.map(() => '?').join(', ')})`;
    const rows = await selectRows<OverviewRow>(db, sql, [day ?? endOfTime, day ?? endOfTime, ...ids]);
    for (const { seriesId, ...row } of rows) overviews.set(seriesId, toOverview(row));
  }
  return overviews;
}

/** Lists the units of a series in its vintages until a day. */
export async function listUnitChanges(db: Knex, seriesId: number, until: string): Promise<UnitChange[]> {
  return selectRows(
    db,
    `select vintage_date as "from", unit from (
       select vintage_date, unit, lag(unit) over (order by vintage_date) as previous
       from vintages where series_id = ? and vintage_date <= ?) changes
     where previous is null or previous <> unit order by vintage_date`,
    [seriesId, until],
  );
}

/** Returns the units of a series in these vintages. */
export async function readVintageUnits(db: Knex, seriesId: number, dates: string[]): Promise<Map<string, string>> {
  const units = new Map<string, string>();
  for (const chunk of toChunks(dates, 400)) {
    const rows: { date: string; unit: string }[] = await db('vintages')
      .where({ series_id: seriesId })
      .whereIn('vintage_date', chunk)
      .select({ date: 'vintage_date', unit: 'unit' });
    for (const { date, unit } of rows) units.set(date, unit);
  }
  return units;
}

function toOverview({ date, unit, lastDate, ...row }: Omit<OverviewRow, 'seriesId'>): VintageOverview {
  return {
    count: row.count,
    hasNative: row.hasNative === 1,
    hasSeveralUnits: row.hasSeveralUnits === 1,
    first: row.first,
    last: row.last,
    current: date === null || unit === null ? null : { date, unit, lastDate },
    next: row.next,
  };
}
