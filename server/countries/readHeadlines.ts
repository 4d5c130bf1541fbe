import type { Knex } from 'knex';
import { getVintageUnit } from '../indicators/describeSeries.js';
import { nameOwnIndicator } from '../indicators/findSeries.js';
import { describeRelease } from '../releases/releaseDates.js';
import { listReleaseInfo } from '../releases/releaseInfo.js';
import type { Schemas } from '../schemas.js';
import { observationsPerYear } from '../series/frequency.js';
import { addPeriods, getPeriodEnd, isCalendarFrequency } from '../series/periods.js';
import { applyUnits, describeUnits } from '../series/units.js';
import { type RecentValue, readRecentValues } from '../store/recentValues.js';
import { takeTurn } from '../takeTurn.js';
import { assessHeadlineFreshness } from './assessHeadlineFreshness.js';
import type { HeadlineSeries } from './findHeadlineCandidates.js';
import { getChangeUnit } from './getChangeUnit.js';
import { getYearBefore } from './getYearBefore.js';

type HeadlineValue = Schemas['HeadlineValue'];

interface Value {
  date: string;
  value: number;
}

/** Numbers of values for a small chart. They include the value a year earlier of the latest one, which can be missing, of calendar frequencies. */
const recentPeriods = 24;
const recentDays = 60;

/** Reads headline values of countries and the values to compare them with, in batches. One is undefined if its series has none. */
export async function readHeadlines(
  db: Knex,
  all: HeadlineSeries[],
  day: string,
): Promise<(HeadlineValue | undefined)[]> {
  const recent = await readNewest(
    db,
    all.map((one) => {
      const count = isCalendarFrequency(one.indicator.frequency) ? recentPeriods : recentDays;
      return { selected: one, end: one.lastDate, count };
    }),
  );
  const yearsBefore = await readYearsBefore(db, all, recent);
  const nextReleases = await readNextReleases(db, all, day);
  return all.map((selected, index) => {
    const nextRelease = nextReleases.get(selected.release.id) ?? null;
    return describeHeadline(selected, recent[index] ?? [], { yearBefore: yearsBefore[index], nextRelease, day });
  });
}

/** Describes a headline value, given its recent values, oldest first. */
function describeHeadline(
  selected: HeadlineSeries,
  recent: Value[],
  { yearBefore, nextRelease, day }: { yearBefore: Value | undefined; day: string } & Pick<HeadlineValue, 'nextRelease'>,
): HeadlineValue | undefined {
  const { headline, indicator, series, units, area, vintages } = selected;
  const { frequency } = indicator;
  const [latest, previous] = [recent.at(-1), recent.at(-2)];
  if (latest === undefined) return undefined;
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
    unit: describeUnits(units, getVintageUnit(selected), frequency).unit,
    ...latest,
    isProjection: vintage !== null && getPeriodEnd(latest.date, frequency) > vintage && series.publishesProjections,
    changeUnit: getChangeUnit(headline),
    previous: compare(previous) ?? null,
    yearBefore: compare(yearBefore) ?? null,
    vintage,
    sourceAgency: series.sourceAgency,
    freshness: assessHeadlineFreshness(selected, latest.date, day),
    recent,
    nextRelease,
  };
}

/** Reads the value a year before the latest one of each series: among the recent values, or for days and weeks with a further read. */
async function readYearsBefore(db: Knex, all: HeadlineSeries[], recent: Value[][]): Promise<(Value | undefined)[]> {
  const found = all.map(({ indicator: { frequency } }, index) => {
    const latest = recent[index]?.at(-1);
    if (latest === undefined || !isCalendarFrequency(frequency)) return undefined;
    return recent[index]?.find(
      ({ date }) => date === addPeriods(latest.date, -observationsPerYear[frequency], frequency),
    );
  });
  const wanted = all.flatMap((selected, index) => {
    const latest = recent[index]?.at(-1);
    if (latest === undefined || isCalendarFrequency(selected.indicator.frequency)) return [];
    return [{ selected, index, ...getYearBefore(latest.date), count: 1 }];
  });
  for (const [position, values] of (await readNewest(db, wanted)).entries()) {
    const { index, start } = wanted[position] ?? { index: 0, start: '' };
    found[index] = values.findLast(({ date }) => date >= start);
  }
  return found;
}

interface NewestRange {
  selected: HeadlineSeries;
  end: string;
  count: number;
}

/** Reads the newest values of each series until a day, in the units of its headline, oldest first and without missing ones. */
async function readNewest(db: Knex, ranges: NewestRange[]): Promise<Value[][]> {
  const wanted = ranges.map(({ selected, end, count }) => {
    const { frequency } = selected.indicator;
    // The base of a change lies up to a year before the first value.
    const bases = selected.units === 'lin' ? 0 : observationsPerYear[frequency] + 1;
    return { seriesId: selected.series.id, end, count: count + bases };
  });
  const rows = await readRecentValues(db, wanted);
  return ranges.map(({ selected, count }, index) =>
    convert(selected, rows[index] ?? [])
      .slice(-count)
      .flatMap(keepValue),
  );
}

function convert({ units, indicator }: HeadlineSeries, rows: RecentValue[]): RecentValue[] {
  return units === 'lin' ? rows : applyUnits(rows, units, indicator.frequency);
}

function keepValue({ date, value }: RecentValue): Value[] {
  return value === null ? [] : [{ date, value }];
}

/** Finds the next release of each series, by the id of its release. Takes a turn before each. */
async function readNextReleases(db: Knex, all: HeadlineSeries[], day: string) {
  const distinct = [...new Map(all.map(({ release }) => [release.id, release])).values()];
  const next = new Map<string, HeadlineValue['nextRelease']>();
  for (const info of (await listReleaseInfo(db, distinct, day)).releases) {
    await takeTurn();
    next.set(info.release.id, describeRelease(info, day).nextRelease);
  }
  return next;
}

/** A value that falls below this share of an earlier one is stated in another currency: 1 new dollar for 2,498 old ones. */
const minShare = 0.1;

/** Computes a change in percentage points or in percent; null where a percent change is not defined. */
function computeChange(change: 'points' | 'percent', latest: Value, base: Value): number | null {
  if (change === 'points') return latest.value - base.value;
  return base.value > 0 && latest.value >= base.value * minShare ? (latest.value / base.value - 1) * 100 : null;
}
