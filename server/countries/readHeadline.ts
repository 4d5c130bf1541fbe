import type { Knex } from 'knex';
import { nameOwnIndicator } from '../indicators/findSeries.js';
import { selectObservations } from '../indicators/readObservations.js';
import type { VintageUsed } from '../indicators/selectVintage.js';
import { describeRelease } from '../releases/releaseDates.js';
import { findReleaseInfo } from '../releases/releaseInfo.js';
import type { Schemas } from '../schemas.js';
import { observationsPerYear } from '../series/frequency.js';
import { addPeriods, getPeriodEnd, isCalendarFrequency } from '../series/periods.js';
import { takeTurn } from '../takeTurn.js';
import { assessHeadlineFreshness } from './assessHeadlineFreshness.js';
import type { HeadlineSeries } from './findHeadlineCandidates.js';
import { getYearBefore } from './getYearBefore.js';

interface Value {
  date: string;
  value: number;
}

/** Numbers of values for a small chart. They include the value a year earlier of the latest one, which can be missing, of calendar frequencies. */
const recentPeriods = 24;
const recentDays = 60;

/** Reads a headline value of a country and the values to compare it with. Returns undefined if the series has none. */
export async function readHeadline(
  db: Knex,
  selected: HeadlineSeries,
  day: string,
): Promise<Schemas['HeadlineValue'] | undefined> {
  await takeTurn();
  const { headline, indicator, series, units, area, vintages, lastDate: end } = selected;
  const { frequency } = indicator;
  const read = (range: { start?: string; end: string }, limit: number) => readNewest(db, selected, range, limit);
  const perYear = observationsPerYear[frequency];
  const { rows, unit } = await read({ end }, isCalendarFrequency(frequency) ? recentPeriods : recentDays);
  const [latest, previous] = rows;
  if (latest === undefined) return undefined;
  const yearBefore = isCalendarFrequency(frequency)
    ? rows.find(({ date }) => date === addPeriods(latest.date, -perYear, frequency))
    : (await read(getYearBefore(latest.date), 1)).rows[0];
  const compare = (base: Value | undefined) =>
    base && { ...base, change: computeChange(headline.change, latest, base) };
  const vintage = vintages.current?.date ?? null;
  return {
    id: headline.id,
    name: headline.name,
    area,
    indicator: indicator.slug,
    country: series.country,
    ...nameOwnIndicator(selected),
    frequency,
    units,
    unit,
    ...latest,
    isProjection: vintage !== null && getPeriodEnd(latest.date, frequency) > vintage && series.publishesProjections,
    changeUnit: headline.change === 'points' ? 'percentage_points' : 'percent',
    previous: compare(previous) ?? null,
    yearBefore: compare(yearBefore) ?? null,
    vintage,
    sourceAgency: series.sourceAgency,
    freshness: await assessHeadlineFreshness(db, selected, latest.date, day),
    recent: rows.reverse(),
    nextRelease: describeRelease(await findReleaseInfo(db, series.releaseId, day), day).nextRelease,
  };
}

/** Reads the newest values of a range, newest first, without missing ones. */
async function readNewest(
  db: Knex,
  selected: HeadlineSeries,
  range: { start?: string; end: string },
  limit: number,
): Promise<{ rows: Value[]; unit: string }> {
  const vintage: VintageUsed = {
    requested: null,
    resolved: selected.vintages.last,
    capability: 'snapshot',
    note: null,
  };
  const source = selectObservations(db, selected, vintage, { ...range, units: selected.units });
  const rows: Value[] = [];
  for await (const block of source.iterate({ order: 'desc', limit })) {
    for (const { row } of block) if (row.value !== null) rows.push({ date: row.date, value: row.value });
  }
  return { rows, unit: source.describe([]).unit };
}

/** A value that falls below this share of an earlier one is stated in another currency: 1 new dollar for 2,498 old ones. */
const minShare = 0.1;

/** Computes a change in percentage points or in percent; null where a percent change is not defined. */
function computeChange(change: 'points' | 'percent', latest: Value, base: Value): number | null {
  if (change === 'points') return latest.value - base.value;
  return base.value > 0 && latest.value >= base.value * minShare ? (latest.value / base.value - 1) * 100 : null;
}
