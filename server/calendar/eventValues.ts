import type { Knex } from 'knex';
import type { ReleaseOccurrence } from '../releases/releaseDates.js';
import type { Schemas } from '../schemas.js';
import type { Frequency } from '../series/frequency.js';
import { addDays, addPeriods, getPeriodEnd } from '../series/periods.js';
import { findNewestPeriod, type ReleasePlan } from '../series/releasePlan.js';
import { findBusinessDayBefore } from '../series/releaseRule.js';
import { listObservations, type StoredObservation } from '../store/observations.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import type { StoredVintage } from '../store/vintages.js';

type Values = Pick<Schemas['EventIndicator'], 'previous' | 'actual' | 'revisedFrom'>;

/** Maximum number of rows to read backwards to find the last one with a value. */
const maxRowsRead = 12;

/**
 * Reads the value of a period of a series in a vintage (without a period the newest value), the value of the period before
 * (null if it has none), and what that earlier value was before this vintage revised it. The latter is null if the vintage
 * has later periods, because a later release may have revised the value.
 */
export async function readReleasedValues(
  db: Knex,
  series: ReleaseSeries,
  vintage: StoredVintage,
  period: string | null,
): Promise<Values> {
  const { date: asOf } = vintage;
  const end = period === null ? asOf : getPeriodEnd(period, series.frequency);
  const window = { order: 'desc', limit: maxRowsRead, asOf, end } as const;
  const rows = await listObservations(db, series.seriesId, window);
  const index = rows.findIndex(({ date, value }) => value !== null && date >= (period ?? ''));
  const newest = rows[index];
  if (newest === undefined) return { previous: null, actual: null, revisedFrom: null };
  const before = rows.slice(index + 1).find((row) => isPeriodBefore(row, newest, series));
  return {
    previous: toDatedValue(before),
    actual: toDatedValue(newest),
    revisedFrom:
      before === undefined || (vintage.lastDate ?? '') > end
        ? null
        : await readValueBeforeRevision(db, series, before, vintage),
  };
}

/** Reads the value of the period before the one that an upcoming release covers, if the library has it. */
export async function readExpectedValues(
  db: Knex,
  { seriesId, frequency, lastDate }: ReleaseSeries,
  { referencePeriod }: ReleaseOccurrence,
  plan: ReleasePlan,
  day: string,
): Promise<Values> {
  const noValues = { previous: null, actual: null, revisedFrom: null };
  const upcoming = getUpcomingPeriod({ referencePeriod }, plan, frequency);
  if (upcoming === null) return noValues;
  const start =
    frequency === 'daily' ? findBusinessDayBefore(upcoming, plan.holidays) : addPeriods(upcoming, -1, frequency);
  if (lastDate === null || start > lastDate || start > day) return noValues;
  const rows = await listObservations(db, seriesId, { order: 'desc', asOf: day, start, end: addDays(upcoming, -1) });
  return { ...noValues, previous: toDatedValue(rows[0]) };
}

/** Returns the period of a series that a released event published; null if its official date is not known. */
export function findReleasedPeriod(
  { referencePeriod, official }: ReleaseOccurrence,
  plan: ReleasePlan,
  frequency: Frequency,
): string | null {
  return official === null ? null : getUpcomingPeriod({ referencePeriod }, plan, frequency);
}

/** Returns the newest period of a series after an event; null if the period is unknown or the event adds none. */
export function getUpcomingPeriod(
  { referencePeriod }: Pick<ReleaseOccurrence, 'referencePeriod'>,
  plan: ReleasePlan,
  frequency: Frequency,
): string | null {
  return referencePeriod === null ? null : (findNewestPeriod(plan, referencePeriod, frequency) ?? null);
}

/** In a daily series, the previous value is that of the last earlier day with a value. */
function isPeriodBefore({ date, value }: StoredObservation, newest: StoredObservation, { frequency }: ReleaseSeries) {
  return frequency === 'daily' ? value !== null : date === addPeriods(newest.date, -1, frequency);
}

function toDatedValue(row: StoredObservation | undefined): Schemas['DatedValue'] | null {
  return row === undefined || row.value === null ? null : { date: row.date, value: row.value };
}

/**
 * Returns the value of a date on the day before the vintage, if the vintage revised it. Null if the unit changed as
 * well.
 */
async function readValueBeforeRevision(
  db: Knex,
  { seriesId }: ReleaseSeries,
  { date, value, revised }: StoredObservation,
  vintage: StoredVintage,
): Promise<number | null> {
  if (!revised || value === null || vintage.rebaseFactor !== null) return null;
  const asOf = addDays(vintage.date, -1);
  const [earlier] = await listObservations(db, seriesId, { order: 'asc', asOf, start: date, end: date });
  return earlier === undefined || earlier.value === value ? null : earlier.value;
}
