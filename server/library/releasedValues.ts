import type { Knex } from 'knex';
import type { Schemas } from '../contract.js';
import { addDays } from '../series/periods.js';
import { listObservations, type StoredObservation } from '../store/observations.js';
import { findVintageAsOf } from '../store/vintages.js';

export type ReleasedValues = Pick<Schemas['EventIndicator'], 'previous' | 'actual' | 'revisedFrom'>;

/** Rows read back from the newest to find the last two that have a value. */
const rowsLookedAt = 12;

/**
 * What a release said of a series: its newest value, the one before, and what that had been until then. Without a day
 * the release is still to come: only the latest value is known, and it is the previous one.
 */
export async function releasedValues(
  db: Knex,
  seriesId: number,
  released: string | undefined,
  today: string,
): Promise<ReleasedValues> {
  const [newest, before] = await lastValues(db, seriesId, released ?? today);
  if (released === undefined) return { previous: newest ?? null, actual: null, revisedFrom: null };
  return {
    previous: before ?? null,
    actual: newest ?? null,
    revisedFrom: before === undefined ? null : await revisedFrom(db, seriesId, before, released),
  };
}

type Valued = Schemas['DatedValue'];

/** The newest value and the one before it, of periods that had begun. */
async function lastValues(db: Knex, seriesId: number, asOf: string): Promise<Valued[]> {
  const rows = await listObservations(db, seriesId, { order: 'desc', limit: rowsLookedAt, asOf, end: asOf });
  return rows.filter(({ value }) => value !== null).map(({ date, value }) => ({ date, value }));
}

/** The value that a date had until the day before, when the release revised it; null where the unit changed as well. */
async function revisedFrom(
  db: Knex,
  seriesId: number,
  { date, value }: Valued,
  released: string,
): Promise<number | null> {
  const on = (asOf: string) => listObservations(db, seriesId, { order: 'asc', asOf, start: date, end: date });
  const [now] = await on(released);
  const [until]: (StoredObservation | undefined)[] = await on(addDays(released, -1));
  if (now?.revised !== true || until === undefined || until.value === value) return null;
  const vintage = await findVintageAsOf(db, seriesId, released);
  return vintage?.rebaseFactor === null ? until.value : null;
}
