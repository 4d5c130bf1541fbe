import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { formatDay, openEnd, parseDay } from './day.js';
import { selectRows, toChunks } from './rows.js';

/** A value of a series. */
export interface RecentValue {
  seriesId: number;
  date: string;
  value: number;
}

/** Number of series whose values one statement reads. */
const seriesPerStatement = 20;

/** Lists the latest values of each of these series, at most `count` until a day, oldest first. Takes a turn before each statement. */
export async function listRecentValues(
  db: Knex,
  seriesIds: number[],
  until: string,
  count: number,
): Promise<RecentValue[]> {
  const one = `select * from (select series_id as "seriesId", date, value from observations
    where series_id = ? and realtime_end = ${openEnd} and date <= ? order by date desc limit ?) one`;
  const all: RecentValue[] = [];
  for (const ids of toChunks(seriesIds, seriesPerStatement)) {
    await takeTurn();
    const sql = ids.map(() => one).join(' union all ');
    const bindings = ids.flatMap((id) => [id, parseDay(until), count]);
    const rows = await selectRows<{ seriesId: number; date: number; value: number | null }>(db, sql, bindings);
    for (const { seriesId, date, value } of rows) {
      if (value !== null) all.push({ seriesId, date: formatDay(date), value });
    }
  }
  return all.sort((a, b) => (a.date < b.date ? -1 : 1));
}
