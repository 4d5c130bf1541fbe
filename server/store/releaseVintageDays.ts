import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
import { takeTurn } from '../takeTurn.js';
import type { ReleaseSeries } from './releaseSeries.js';
import { isNewer } from './releaseVintages.js';
import { groupBy, selectRows, toChunks } from './rows.js';
import { type StoredVintage, vintageTable } from './vintages.js';

/** A day on which some series of a release have a vintage, and what these vintages changed together. */
export interface ReleaseVintageDay {
  date: string;
  /** Number of series with a vintage. */
  seriesCount: number;
  added: number;
  revised: number;
  withdrawn: number;
  rebased: number;
  /** The last date with a value in one of them, and its frequency; the highest of several. */
  lastDate: string | null;
  frequency: Frequency;
  /** Index of the first of the series with a vintage. */
  firstIndex: number;
}

/** Number of series whose vintages one statement reads. */
const seriesPerStatement = 20;
/** Number of series of which one statement finds a day in an index. */
const seriesPerSearch = 50;

/**
 * Lists the last `count` days before a day on which some of these series have a vintage, latest first. Reads at most `count` vintages
 * of each series and returns one row for each day. Takes a turn before each statement.
 */
export async function listReleaseVintageDays(
  db: Knex,
  series: ReleaseSeries[],
  before: string,
  count: number,
): Promise<ReleaseVintageDay[]> {
  const from = await findFirstDay(db, series, before, count);
  const indexed = series.map(({ seriesId, frequency }, index) => ({ seriesId, frequency, index }));
  const rows: ReleaseVintageDay[] = [];
  for (const [frequency, ofFrequency] of groupBy(indexed, (one) => one.frequency)) {
    for (const chunk of toChunks(ofFrequency, seriesPerStatement)) {
      await takeTurn();
      const bindings = [...chunk.flatMap(({ index, seriesId }) => [index, seriesId]), from, before];
      for (const row of await selectRows<DayRow>(db, buildDaysSql(chunk.length), bindings))
        rows.push(toDay(row, frequency));
    }
  }
  const days = [...groupBy(rows, ({ date }) => date).values()].map((parts) => parts.reduce(addDay));
  return days.sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, count);
}

/** Finds a day from which on one series has `count` vintages. Without such a series, all days count. */
async function findFirstDay(db: Knex, series: ReleaseSeries[], before: string, count: number): Promise<string> {
  const one = `select * from (select vintage_date as day from vintages where series_id = ? and vintage_date < ?
    order by vintage_date desc limit 1 offset ?) one`;
  let first = '';
  for (const chunk of toChunks(series, seriesPerSearch)) {
    await takeTurn();
    const sql = `select max(day) as day from (${chunk.map(() => one).join(' union all ')}) days`;
    const bindings = chunk.flatMap(({ seriesId }) => [seriesId, before, count - 1]);
    const [row] = await selectRows<{ day: string | null }>(db, sql, bindings);
    if ((row?.day ?? '') > first) first = row?.day ?? '';
  }
  return first;
}

/** The sums are numbers in SQLite and texts in PostgreSQL. */
type DayRow = Record<'seriesCount' | 'added' | 'revised' | 'withdrawn' | 'rebased', number | string> &
  Pick<ReleaseVintageDay, 'date' | 'lastDate' | 'firstIndex'>;

const rowSql = '(cast(? as integer), cast(? as integer))';

// The cross join lets SQLite start with the series.
const buildDaysSql = (count: number) => `
  with s("index", series_id) as (values ${Array.from({ length: count }, () => rowSql).join(', ')})
  select v.vintage_date as date, count(*) as "seriesCount", sum(v.added) as added, sum(v.revised) as revised,
    sum(v.withdrawn) as withdrawn, count(v.rebase_factor) as rebased, max(v.last_date) as "lastDate", min(s."index") as "firstIndex"
  from s cross join vintages v
  where v.series_id = s.series_id and v.vintage_date >= ? and v.vintage_date < ? group by v.vintage_date`;

function toDay({ date, lastDate, firstIndex, ...sums }: DayRow, frequency: Frequency): ReleaseVintageDay {
  const [seriesCount, added, revised] = [Number(sums.seriesCount), Number(sums.added), Number(sums.revised)];
  const [withdrawn, rebased] = [Number(sums.withdrawn), Number(sums.rebased)];
  return { date, lastDate, firstIndex, frequency, seriesCount, added, revised, withdrawn, rebased };
}

/** Adds up two parts of a day. */
function addDay(a: ReleaseVintageDay, b: ReleaseVintageDay): ReleaseVintageDay {
  const { lastDate, frequency } = isNewer(b, a) ? b : a;
  return {
    ...{ date: a.date, lastDate, frequency },
    seriesCount: a.seriesCount + b.seriesCount,
    added: a.added + b.added,
    revised: a.revised + b.revised,
    withdrawn: a.withdrawn + b.withdrawn,
    rebased: a.rebased + b.rebased,
    firstIndex: Math.min(a.firstIndex, b.firstIndex),
  };
}

/** Reads one vintage of each of some series. Takes a turn. */
export async function readVintages(
  db: Knex,
  wanted: Pick<StoredVintage, 'seriesId' | 'date'>[],
): Promise<StoredVintage[]> {
  if (wanted.length === 0) return [];
  await takeTurn();
  const columns = Object.entries(vintageTable.columns).map(([field, column]) => `v.${column} as "${field}"`);
  const sql = `with w(series_id, day) as (values ${wanted.map(() => '(cast(? as integer), cast(? as text))').join(', ')})
    select ${columns.join(', ')} from w cross join vintages v where v.series_id = w.series_id and v.vintage_date = w.day`;
  return selectRows<StoredVintage>(
    db,
    sql,
    wanted.flatMap(({ seriesId, date }) => [seriesId, date]),
  );
}
