/**
 * Reads the values of a series. A row is valid from `realtime_start` to `realtime_end`. A date that was ever known has
 * a row for every later day: a value that is published as missing or withdrawn reads as null.
 */
import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { toColumnRange, toObservation, toStoredRevision } from './columnReads.js';
import { iterateColumnSlices } from './columnSlices.js';
import type { DateWindow, Order } from './dateWindow.js';
import { parseDay } from './day.js';
import type { SeriesState } from './seriesState.js';

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

/** Lists one row per date in date order: the latest values, or those known on a day. */
export async function listObservations(
  db: Knex,
  series: SeriesState,
  query: ObservationQuery,
): Promise<StoredObservation[]> {
  const observations: StoredObservation[] = [];
  for await (const slice of iterateObservations(db, series, query)) for (const row of slice) observations.push(row);
  return observations;
}

/** Maximum number of objects to create, and usually to transform, in one iteration of the event loop. */
const rowsPerTurn = 2_000;

/** Reads what `listObservations` lists, in slices, like `iterateColumnSlices`. Takes a turn before each but the first. */
export async function* iterateObservations(
  db: Knex,
  series: SeriesState,
  { asOf, after, ...query }: ObservationQuery,
): AsyncGenerator<StoredObservation[]> {
  const view = asOf === undefined ? 'latest' : { asOf: parseDay(asOf) };
  for await (const { columns, indexes } of iterateColumnSlices(
    db,
    series,
    view,
    toColumnRange(query, toPosition(after)),
  ))
    for (let first = 0; first < indexes.length; first += rowsPerTurn) {
      if (first > 0) await takeTurn();
      yield indexes.slice(first, first + rowsPerTurn).map((index) => toObservation(columns, index));
    }
}

/** Lists the first known value of each date with its vintage, by date. */
export async function listFirstReleases(
  db: Knex,
  series: SeriesState,
  { order = 'asc', after, ...query }: FirstReleaseQuery,
): Promise<FirstRelease[]> {
  const range = toColumnRange({ ...query, order }, toPosition(after));
  const releases: FirstRelease[] = [];
  for await (const { columns, indexes } of iterateColumnSlices(db, series, 'first', range))
    for (const index of indexes) {
      const { date, realtimeStart, value } = toStoredRevision(columns, index);
      releases.push({ date, realtimeStart, value });
    }
  return releases;
}

/** Lists all values ever known, by date, then by the day on which each became known. */
export async function listRevisions(
  db: Knex,
  series: SeriesState,
  { order = 'asc', after, ...query }: RevisionQuery,
): Promise<StoredRevision[]> {
  const range = toColumnRange({ ...query, order }, after);
  const revisions: StoredRevision[] = [];
  for await (const { columns, indexes } of iterateColumnSlices(db, series, 'all', range))
    for (const index of indexes) revisions.push(toStoredRevision(columns, index));
  return revisions;
}

function toPosition(after: string | undefined): { date: string } | undefined {
  return after === undefined ? undefined : { date: after };
}
