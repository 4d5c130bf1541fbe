import type { Schemas } from '../schemas.js';
import { type DatedRelease, mergeOfficialDates, type OfficialDate } from '../series/officialDates.js';
import { addDays, formatPeriod } from '../series/periods.js';
import { computeMedianLagDays, findNewestPeriod, maxReleaseIntervalDays, planReleases } from '../series/releasePlan.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import type { ReleaseVintage } from '../store/releaseVintages.js';
import { dateSourceIds } from './releaseDateSources.js';
import type { ReleaseInfo } from './releaseInfo.js';

/** How many days to extend a window, so that it includes every planned release whose official date may fall into it. */
const maxDaysMoved = 120;

/** The first and the last day of a range. */
export interface DateRange {
  from: string;
  to: string;
}

/** A past or expected release on one date. `referencePeriod` is the first day of the period, or null if unknown. */
export interface ReleaseOccurrence {
  date: string;
  referencePeriod: string | null;
  estimate: string | null;
  status: 'released' | 'scheduled' | 'estimated';
  /** The official date that applies, if there is one. */
  official: OfficialDate | null;
  /** The series for which the release publishes, or may publish, new values. */
  series: ReleaseSeries[];
}

/** Describes a release as of a day: its agency, its publication lag, and its last and next date. */
export function describeRelease(info: ReleaseInfo, day: string): Schemas['IndicatorRelease'] {
  const { id, name, agency, country, url, importance } = info.release;
  const { plan } = info;
  const latest = info.vintages.at(-1);
  // A release that is expected on the day itself is the next one, unless the library already has it.
  const first = latest?.date === day ? addDays(day, 1) : day;
  const [next] = listExpectedReleases(info, { from: first, to: addDays(first, maxReleaseIntervalDays) });
  return {
    id,
    name,
    agency,
    country,
    url,
    importance,
    frequency: plan.updateFrequency,
    usualLagDays: computeMedianLagDays(plan),
    lastRelease: latest === undefined ? null : toReleaseDate(info, buildReleased(latest, info.series)),
    nextRelease: next === undefined ? null : toReleaseDate(info, buildExpected(next, info.activeSeries)),
  };
}

/**
 * Lists the dates of a release in [from, to], oldest first: the days on which the library first had new values, and the
 * official or estimated dates. Past dates are included only if the library does not have their values.
 */
export function listReleaseOccurrences(info: ReleaseInfo, { from, to }: DateRange, today: string): ReleaseOccurrence[] {
  const released = info.vintages.filter(({ date }) => date >= from && date <= to);
  const expected = listExpectedReleases(info, { from, to })
    .filter((one) => !released.some(({ date }) => date === one.date))
    .map((one) => buildExpected(one, selectAwaitedSeries(one, info, today)))
    .filter(({ series }) => series.length > 0);
  const dates = [...released.map((vintage) => buildReleased(vintage, info.series)), ...expected];
  return dates.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Lists the planned releases in [from, to] by date. Uses official dates where they exist. */
function listExpectedReleases({ plan, official }: ReleaseInfo, { from, to }: DateRange): DatedRelease[] {
  // An official date can fall into the window while its estimate lies outside.
  const planned = planReleases(plan, addDays(from, -maxDaysMoved), addDays(to, maxDaysMoved));
  return mergeOfficialDates(planned, official, dateSourceIds).filter(({ date }) => date >= from && date <= to);
}

/** Whether a release is expected on a day, or was. */
export function isExpectedOn(info: ReleaseInfo, day: string): boolean {
  return listExpectedReleases(info, { from: day, to: day }).length > 0;
}

/**
 * Converts a date for the response. Only an expected date has a time: that of its source, or the usual time of the
 * release.
 */
export function toReleaseDate(
  { release, plan }: ReleaseInfo,
  { date, referencePeriod, estimate, status, official }: ReleaseOccurrence,
): Schemas['ReleaseDate'] {
  const timing = official?.time == null ? release : official;
  const { time, timeZone } = status === 'released' ? { time: null, timeZone: null } : timing;
  return {
    date,
    time,
    timeZone,
    referencePeriod: referencePeriod && formatPeriod(referencePeriod, plan.updateFrequency),
    estimate,
    status,
    scheduleSource: official === null ? 'estimated' : 'official',
  };
}

/**
 * Selects the series for which a planned release publishes new values. Before `today`, only those whose values the
 * library does not have.
 */
function selectAwaitedSeries(planned: DatedRelease, { plan, activeSeries, vintages }: ReleaseInfo, today: string) {
  const latest = vintages.at(-1)?.date ?? '';
  return activeSeries.filter(({ frequency, lastDate }) => {
    const period = findNewestPeriod(plan, planned.referencePeriod, frequency);
    if (period === undefined || planned.date >= today || lastDate === null) return period !== undefined;
    // For revisions and projections, only the latest vintage day tells whether the library has the release.
    return planned.isRevision || lastDate > latest ? planned.date > latest : period > lastDate;
  });
}

/** Converts a vintage to a released date. The period is unknown if the values extend into the future. */
function buildReleased({ date, lastDate }: ReleaseVintage, series: ReleaseSeries[]): ReleaseOccurrence {
  const isKnown = lastDate !== null && lastDate <= date;
  return {
    date,
    referencePeriod: isKnown ? lastDate : null,
    estimate: null,
    status: 'released',
    official: null,
    series,
  };
}

function buildExpected(
  { date, referencePeriod, estimate, official }: DatedRelease,
  series: ReleaseSeries[],
): ReleaseOccurrence {
  return { date, referencePeriod, estimate, status: official === null ? 'estimated' : 'scheduled', official, series };
}
