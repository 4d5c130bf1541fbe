import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { formatDay, openEnd, parseDay } from './day.js';
import { selectRows, toChunks } from './rows.js';

/** The last `count` dates of a series until `end`, in its latest vintage. */
export interface RecentDates {
  seriesId: number;
  end: string;
  count: number;
}

/** A date of a series with its latest value. */
export interface RecentValue {
  date: string;
  value: number | null;
}

/** Number of lists that one statement reads. */
const listsPerStatement = 20;

const oneSql = `select * from (select cast(? as integer) as "index", date, value from observations
  where series_id = ? and realtime_end = ${openEnd} and date <= ? order by date desc limit ?) one`;

/** Reads the last dates of many series with few statements, each list oldest first. Takes a turn before each statement. */
export async function readRecentValues(db: Knex, wanted: RecentDates[]): Promise<RecentValue[][]> {
  const found: RecentValue[][] = wanted.map(() => []);
  const lists = wanted.map((one, index) => ({ ...one, index }));
  for (const chunk of toChunks(lists, listsPerStatement)) {
    await takeTurn();
    const sql = chunk.map(() => oneSql).join(' union all ');
    const bindings = chunk.flatMap(({ index, seriesId, end, count }) => [index, seriesId, parseDay(end), count]);
    const rows = await selectRows<{ index: number; date: number; value: number | null }>(db, sql, bindings);
    for (const { index, date, value } of rows) found[index]?.push({ date: formatDay(date), value });
  }
  for (const values of found) values.sort((a, b) => (a.date < b.date ? -1 : 1));
  return found;
}
