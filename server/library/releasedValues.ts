import type { Knex } from 'knex';
import type { Schemas } from '../contract.js';
import type { Frequency } from '../series/frequency.js';
import { addDays, addPeriods } from '../series/periods.js';
import { findNewestPeriod, type ReleasePlan } from '../series/releasePlan.js';
import { findBusinessDayBefore } from '../series/releaseRule.js';
import { listObservations, type StoredObservation } from '../store/observations.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import type { StoredVintage } from '../store/vintages.js';
import type { ScheduledRelease } from './releaseDates.js';

type Values = Pick<Schemas['EventIndicator'], 'previous' | 'actual' | 'revisedFrom'>;

/** Rows read back from the newest to find the last one that has a value. */
const rowsLookedAt = 12;

/**
 * What a vintage brought of a series: its newest value, that of the period before (null where it has none), and what that
 * had been until then.
 */
export async function releasedValues(db: Knex, series: ReleaseSeries, vintage: StoredVintage): Promise<Values> {
  const { date: asOf } = vintage;
  const window = { order: 'desc', limit: rowsLookedAt, asOf, end: asOf } as const;
  const rows = await listObservations(db, series.seriesId, window);
  const place = rows.findIndex(({ value }) => value !== null);
  const newest = rows[place];
  if (newest === undefined) return { previous: null, actual: null, revisedFrom: null };
  const before = rows.slice(place + 1).find((row) => isPeriodBefore(row, newest, series));
  return {
    previous: dated(before),
    actual: dated(newest),
    revisedFrom: before === undefined ? null : await revisedFrom(db, series, before, vintage),
  };
}

/** What is known of a series before a release that is to come: the value of the period before the one it will bring, if held. */
export async function expectedValues(
  db: Knex,
  { seriesId, frequency, lastDate }: ReleaseSeries,
  { referencePeriod }: ScheduledRelease,
  plan: ReleasePlan,
  day: string,
): Promise<Values> {
  const nothing = { previous: null, actual: null, revisedFrom: null };
  const coming = comingPeriod({ referencePeriod }, plan, frequency);
  if (coming === null) return nothing;
  const start =
    frequency === 'daily' ? findBusinessDayBefore(coming, plan.holidays) : addPeriods(coming, -1, frequency);
  if (lastDate === null || start > lastDate || start > day) return nothing;
  const rows = await listObservations(db, seriesId, { order: 'desc', asOf: day, start, end: addDays(coming, -1) });
  return { ...nothing, previous: dated(rows[0]) };
}

/** The newest period that a series has once an event has come; null where that is not known, or it brings none. */
export function comingPeriod(
  { referencePeriod }: Pick<ScheduledRelease, 'referencePeriod'>,
  plan: ReleasePlan,
  frequency: Frequency,
): string | null {
  return referencePeriod === null ? null : (findNewestPeriod(plan, referencePeriod, frequency) ?? null);
}

/** Of a daily series the value before is the one of the day before that has one. */
function isPeriodBefore({ date, value }: StoredObservation, newest: StoredObservation, { frequency }: ReleaseSeries) {
  return frequency === 'daily' ? value !== null : date === addPeriods(newest.date, -1, frequency);
}

function dated(row: StoredObservation | undefined): Schemas['DatedValue'] | null {
  return row === undefined || row.value === null ? null : { date: row.date, value: row.value };
}

/** The value that a date had until the day before, when the vintage revised it; null where the unit changed as well. */
async function revisedFrom(
  db: Knex,
  { seriesId }: ReleaseSeries,
  { date, value, revised }: StoredObservation,
  vintage: StoredVintage,
): Promise<number | null> {
  if (!revised || value === null || vintage.rebaseFactor !== null) return null;
  const asOf = addDays(vintage.date, -1);
  const [until] = await listObservations(db, seriesId, { order: 'asc', asOf, start: date, end: date });
  return until === undefined || until.value === value ? null : until.value;
}
