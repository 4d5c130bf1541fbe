import type { Knex } from 'knex';
import { nameOwnIndicator } from '../indicators/findSeries.js';
import { selectObservations } from '../indicators/readObservations.js';
import type { VintageUsed } from '../indicators/selectVintage.js';
import type { Schemas } from '../schemas.js';
import { observationsPerYear } from '../series/frequency.js';
import { assessFreshness } from '../series/freshness.js';
import { addPeriods, getPeriodEnd, isCalendarFrequency } from '../series/periods.js';
import { takeTurn } from '../takeTurn.js';
import { findUsualLag } from './findUsualLag.js';
import { getYearBefore } from './getYearBefore.js';
import type { HeadlineSeries } from './selectHeadlineSeries.js';

interface Value {
  date: string;
  value: number;
}

/** The latest value, the one before, and one more in case one of them is missing. */
const newestRows = 3;

/** Reads a headline value of a country and the values to compare it with. Returns undefined if the series has none. */
export async function readHeadline(
  db: Knex,
  selected: HeadlineSeries,
  day: string,
): Promise<Schemas['HeadlineValue'] | undefined> {
  await takeTurn();
  const { headline, indicator, series, units, vintages } = selected;
  const { frequency } = indicator;
  const read = (range: { start?: string; end: string }, limit: number) => readNewest(db, selected, range, limit);
  const end = series.publishesProjections ? day : (series.lastDate ?? day);
  const perYear = observationsPerYear[frequency];
  const { rows, unit } = await read({ end }, isCalendarFrequency(frequency) ? perYear + newestRows : newestRows);
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
    indicator: indicator.slug,
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
    freshness: assessFreshness(frequency, latest.date, day, await findUsualLag(db, selected)),
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

/** Computes a change in percentage points or in percent; null where a percent change is not defined. */
function computeChange(change: 'points' | 'percent', latest: Value, base: Value): number | null {
  if (change === 'points') return latest.value - base.value;
  return base.value > 0 && latest.value >= 0 ? (latest.value / base.value - 1) * 100 : null;
}
