/**
 * Reads the values of a series. A row is valid from `realtime_start` to `realtime_end`. A date that was ever known has
 * a row for every later day: a value that is published as missing or withdrawn reads as null.
 */
import type { Knex } from 'knex';
import { formatDay, openEnd, parseDay } from './day.js';
import { selectRows } from './rows.js';

/** Dates from `start` to `end`, inclusive. */
export interface DateWindow {
  start?: string;
  end?: string;
  limit?: number;
}

/** `asOf`: as known on that day, by default the latest. `after`: continue after that date in the given order. */
export interface ObservationQuery extends DateWindow {
  asOf?: string;
  order: 'asc' | 'desc';
  after?: string;
}

/** `revised`: the value has changed since its first release, other than by a rebase. */
export interface StoredObservation {
  date: string;
  value: number | null;
  revised: boolean;
}

export interface FirstRelease {
  date: string;
  realtimeStart: string;
  value: number | null;
}

/** A value and the days on which it was current. `realtimeEnd` is null while it is. */
export interface StoredRevision extends StoredObservation {
  realtimeStart: string;
  realtimeEnd: string | null;
}

export interface RevisionQuery extends DateWindow {
  after?: { date: string; realtimeStart: string };
}

interface Row {
  date: number;
  realtime_start: number;
  realtime_end: number;
  value: number | null;
  revision: number;
}

/** Lists one row per date in date order: the latest values, or those known on a day. */
export async function listObservations(
  db: Knex,
  seriesId: number,
  query: ObservationQuery,
): Promise<StoredObservation[]> {
  const clauses = windowClauses(query);
  // The open end is in the SQL text rather than a binding: only then is the partial index on open rows used.
  if (query.asOf === undefined) clauses.add(`realtime_end = ${openEnd}`);
  else clauses.add('realtime_start <= ? and realtime_end >= ?', parseDay(query.asOf), parseDay(query.asOf));
  if (query.after !== undefined) clauses.add(`date ${query.order === 'asc' ? '>' : '<'} ?`, parseDay(query.after));
  const rows = await select(db, seriesId, clauses, query.order === 'asc' ? 'date' : 'date desc', query.limit);
  return rows.map(({ date, value, revision }) => ({ date: formatDay(date), value, revised: revision > 0 }));
}

/** Lists the first known value of each date with its vintage, by date. */
export async function listFirstReleases(db: Knex, seriesId: number, window: DateWindow): Promise<FirstRelease[]> {
  const clauses = windowClauses(window);
  clauses.add(`not exists (select 1 from observations e where e.series_id = o.series_id
    and e.date = o.date and e.realtime_start < o.realtime_start)`);
  const rows = await select(db, seriesId, clauses, 'date', window.limit);
  return rows.map((row) => ({
    date: formatDay(row.date),
    realtimeStart: formatDay(row.realtime_start),
    value: row.value,
  }));
}

/** Lists all values ever known, by date, then by the day on which each became known. */
export async function listRevisions(db: Knex, seriesId: number, query: RevisionQuery): Promise<StoredRevision[]> {
  const clauses = windowClauses(query);
  if (query.after) {
    clauses.add('(date, realtime_start) > (?, ?)', parseDay(query.after.date), parseDay(query.after.realtimeStart));
  }
  const rows = await select(db, seriesId, clauses, 'date, realtime_start', query.limit);
  return rows.map((row) => ({
    date: formatDay(row.date),
    realtimeStart: formatDay(row.realtime_start),
    realtimeEnd: row.realtime_end === openEnd ? null : formatDay(row.realtime_end),
    value: row.value,
    revised: row.revision > 0,
  }));
}

class Clauses {
  readonly texts: string[] = [];
  readonly bindings: number[] = [];

  add(text: string, ...bindings: number[]): void {
    this.texts.push(text);
    this.bindings.push(...bindings);
  }
}

function windowClauses({ start, end }: DateWindow): Clauses {
  const clauses = new Clauses();
  if (start !== undefined) clauses.add('date >= ?', parseDay(start));
  if (end !== undefined) clauses.add('date <= ?', parseDay(end));
  return clauses;
}

function select(db: Knex, seriesId: number, clauses: Clauses, order: string, limit?: number): Promise<Row[]> {
  const where = ['series_id = ?', ...clauses.texts].join(' and ');
  const sql = `select date, realtime_start, realtime_end, value, revision from observations o
    where ${where} order by ${order}${limit === undefined ? '' : ' limit ?'}`;
  return selectRows(db, sql, [seriesId, ...clauses.bindings, ...(limit === undefined ? [] : [limit])]);
}
