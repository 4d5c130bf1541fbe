/**
 * Reads the values of a series. A row is valid from `realtime_start` to `realtime_end`. A date that was ever known has
 * a row for every later day: a value that is published as missing or withdrawn reads as null.
 */
import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { iterateColumns, toColumnRange, toObservation, toStoredRevision } from './columnReads.js';
import { formatDay, openEnd, parseDay } from './day.js';
import { getLibraryMemory } from './libraryMemory.js';
import { type DateWindow, type IntervalRow, ObservationSelect, type Order } from './observationSelect.js';
import type { SeriesState } from './readSeriesColumns.js';

/** `asOf`: as known on that day, by default the latest. `after`: continue after that date in the given order. */
export interface ObservationQuery extends DateWindow {
  asOf?: string;
  order: Order;
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

/** `after`: continue after that date in the given order. */
export interface FirstReleaseQuery extends DateWindow {
  order?: Order;
  after?: string;
}

/** `after`: continue after that value in the given order. */
export interface RevisionQuery extends DateWindow {
  order?: Order;
  after?: { date: string; realtimeStart: string };
}

/** Maximum number of rows that one statement returns, and of those selected from memory at once. */
const rowsPerSlice = 2_000;

/** Lists one row per date in date order: the latest values, or those known on a day. */
export async function listObservations(
  db: Knex,
  series: SeriesState,
  query: ObservationQuery,
): Promise<StoredObservation[]> {
  return collect(iterateObservations(db, series, query));
}

/** Lists the first known value of each date with its vintage, by date. */
export async function listFirstReleases(
  db: Knex,
  series: SeriesState,
  query: FirstReleaseQuery,
): Promise<FirstRelease[]> {
  return collect(iterateFirstReleases(db, series, query));
}

/** Lists all values ever known, by date, then by the day on which each became known. */
export async function listRevisions(db: Knex, series: SeriesState, query: RevisionQuery): Promise<StoredRevision[]> {
  return collect(iterateRevisions(db, series, query));
}

/** Reads what `listObservations` lists, in slices. Takes a turn before each but the first. */
export async function* iterateObservations(
  db: Knex,
  series: SeriesState,
  query: ObservationQuery,
): AsyncGenerator<StoredObservation[]> {
  const asOf = query.asOf === undefined ? undefined : parseDay(query.asOf);
  const columns = await getLibraryMemory(db)?.getColumns(series);
  if (columns !== undefined) {
    const view = asOf === undefined ? 'latest' : { asOf };
    const range = toColumnRange(query, toPosition(query.after));
    yield* iterateColumns(columns, view, range, (index) => toObservation(columns, index));
    return;
  }
  const build = () => {
    const select = new ObservationSelect(series.id, query);
    // The open end is in the SQL text rather than a binding: only then is the partial index on open rows used.
    if (asOf === undefined) select.where(`realtime_end = ${openEnd}`);
    else select.where('realtime_start <= ? and realtime_end >= ?', asOf, asOf);
    return select;
  };
  for await (const rows of iterateByDate(db, build, query, asOf !== undefined))
    yield rows.map(({ date, value, revision }) => ({ date: formatDay(date), value, revised: revision > 0 }));
}

/** Reads what `listFirstReleases` lists, in slices. Takes a turn before each but the first. */
export async function* iterateFirstReleases(
  db: Knex,
  series: SeriesState,
  { order = 'asc', ...query }: FirstReleaseQuery,
): AsyncGenerator<FirstRelease[]> {
  const columns = await getLibraryMemory(db)?.getColumns(series);
  if (columns !== undefined) {
    yield* iterateColumns(columns, 'first', toColumnRange({ ...query, order }, toPosition(query.after)), (index) => {
      const { date, realtimeStart, value } = toStoredRevision(columns, index);
      return { date, realtimeStart, value };
    });
    return;
  }
  const build = () =>
    new ObservationSelect(series.id, { ...query, order }).where(`not exists (select 1 from observations e
      where e.series_id = o.series_id and e.date = o.date and e.realtime_start < o.realtime_start)`);
  for await (const rows of iterateByDate(db, build, { ...query, order }, true))
    yield rows.map((row) => ({
      date: formatDay(row.date),
      realtimeStart: formatDay(row.realtime_start),
      value: row.value,
    }));
}

/** Reads what `listRevisions` lists, in slices. Takes a turn before each but the first. */
export async function* iterateRevisions(
  db: Knex,
  series: SeriesState,
  { order = 'asc', after, limit = Number.POSITIVE_INFINITY, ...window }: RevisionQuery,
): AsyncGenerator<StoredRevision[]> {
  const columns = await getLibraryMemory(db)?.getColumns(series);
  if (columns !== undefined) {
    const range = toColumnRange({ ...window, order, limit }, after);
    yield* iterateColumns(columns, 'all', range, (index) => toStoredRevision(columns, index));
    return;
  }
  let last = after && ([parseDay(after.date), parseDay(after.realtimeStart)] as const);
  for (let remaining = limit; remaining > 0; ) {
    await takeTurn();
    const select = new ObservationSelect(series.id, { ...window, order }, ['date', 'realtime_start']);
    if (last) select.where(`(date, realtime_start) ${order === 'asc' ? '>' : '<'} (?, ?)`, ...last);
    const count = Math.min(remaining, rowsPerSlice);
    const rows = await select.run(db, count);
    if (rows.length > 0) yield rows.map(toRevision);
    const end = rows.at(-1);
    if (end === undefined || rows.length < count) return;
    last = [end.date, end.realtime_start];
    remaining -= rows.length;
  }
}

/**
 * Runs a query with one row per date in slices. A query that passes over rows of the table that it does not return
 * (`isSparse`) also ends a slice after a number of passed rows.
 */
async function* iterateByDate(
  db: Knex,
  build: () => ObservationSelect,
  { order, after, limit = Number.POSITIVE_INFINITY }: { order: Order; after?: string; limit?: number },
  isSparse: boolean,
): AsyncGenerator<IntervalRow[]> {
  let last = after === undefined ? undefined : parseDay(after);
  for (let remaining = limit; remaining > 0; ) {
    await takeTurn();
    const select = build().after(order, last);
    const sliceEnd = isSparse ? await select.findSliceEnd(db) : undefined;
    const count = Math.min(remaining, rowsPerSlice);
    const rows = await select.upTo(order, sliceEnd).run(db, count);
    if (rows.length > 0) yield rows;
    remaining -= rows.length;
    const isFull = rows.length === count;
    if (!isFull && sliceEnd === undefined) return;
    last = isFull ? rows.at(-1)?.date : sliceEnd;
  }
}

function toPosition(after: string | undefined): { date: string } | undefined {
  return after === undefined ? undefined : { date: after };
}

async function collect<Row>(slices: AsyncIterable<Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const slice of slices) for (const row of slice) all.push(row);
  return all;
}

function toRevision(row: IntervalRow): StoredRevision {
  return {
    date: formatDay(row.date),
    realtimeStart: formatDay(row.realtime_start),
    realtimeEnd: row.realtime_end === openEnd ? null : formatDay(row.realtime_end),
    value: row.value,
    revised: row.revision > 0,
  };
}
