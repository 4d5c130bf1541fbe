import type { Schemas } from '../schemas.js';
import { type DatedRelease, mergeOfficialDates, type OfficialDate } from '../series/officialDates.js';
import { addDays, formatPeriod } from '../series/periods.js';
import { computeMedianLagDays, findNewestPeriod, maxReleaseIntervalDays, planReleases } from '../series/releasePlan.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import type { ReleaseVintage } from '../store/releaseVintages.js';
import type { PublishedRelease } from './publishedReleases.js';
import { dateSourceIds } from './releaseDateSources.js';

/** So many days a window is widened to see every planned release that an official date in it may be of. */
const maxDaysMoved = 120;

/** One date of a release; its reference period by the first day, null where that is not known. */
export interface ScheduledRelease {
  date: string;
  referencePeriod: string | null;
  estimate: string | null;
  status: 'released' | 'scheduled' | 'estimated';
  /** The date that a source gives, where the date is that. */
  official: OfficialDate | null;
  /** The series of which it brings, or may bring, new values. */
  series: ReleaseSeries[];
}

/** What the contract says of a release: who publishes it, how late after a period, and its last and next date as of a day. */
export function describeRelease(published: PublishedRelease, day: string): Schemas['IndicatorRelease'] {
  const { id, name, agency, country, url, importance } = published.release;
  const { plan } = published;
  const latest = published.vintages.at(-1);
  // What is expected of the day itself still is, unless the library holds it already.
  const first = latest?.date === day ? addDays(day, 1) : day;
  const [next] = listExpectedReleases(published, first, addDays(first, maxReleaseIntervalDays));
  return {
    id,
    name,
    agency,
    country,
    url,
    importance,
    frequency: plan.updateFrequency,
    usualLagDays: computeMedianLagDays(plan),
    lastRelease: latest === undefined ? null : toReleaseDate(published, buildReleased(latest, published.series)),
    nextRelease: next === undefined ? null : toReleaseDate(published, buildExpected(next, published.activeSeries)),
  };
}

/**
 * The dates of a release in [from, to], oldest first: the days on which the library held new values, and those that its agency has announced or
 * its plan leads to expect. Of such dates that have passed there are those alone whose values the library does not hold.
 */
export function listScheduledReleases(
  published: PublishedRelease,
  from: string,
  to: string,
  day: string,
): ScheduledRelease[] {
  const released = published.vintages.filter(({ date }) => date >= from && date <= to);
  const expected = listExpectedReleases(published, from, to)
    .filter((one) => !released.some(({ date }) => date === one.date))
    .map((one) => buildExpected(one, selectAwaitedSeries(one, published, day)))
    .filter(({ series }) => series.length > 0);
  const dates = [...released.map((vintage) => buildReleased(vintage, published.series)), ...expected];
  return dates.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The releases of a plan in [from, to] by date, on their official dates as far as there are any. */
function listExpectedReleases({ plan, official }: PublishedRelease, from: string, to: string): DatedRelease[] {
  // An official date may lie on this side of the window and its estimate on the other.
  const planned = planReleases(plan, addDays(from, -maxDaysMoved), addDays(to, maxDaysMoved));
  return mergeOfficialDates(planned, official, dateSourceIds).filter(({ date }) => date >= from && date <= to);
}

/** Whether a release is expected on a day, or came on it as was expected. */
export function isExpectedOn(published: PublishedRelease, day: string): boolean {
  return listExpectedReleases(published, day, day).length > 0;
}

/** A date as the contract shows it. The time of day is known of those that are expected alone: that of the source, or the usual one. */
export function toReleaseDate(
  { release, plan }: PublishedRelease,
  { date, referencePeriod, estimate, status, official }: ScheduledRelease,
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

/** The series of which a planned release brings new values; before `day` those alone whose values the library does not hold. */
function selectAwaitedSeries(planned: DatedRelease, { plan, activeSeries, vintages }: PublishedRelease, day: string) {
  const latest = vintages.at(-1)?.date ?? '';
  return activeSeries.filter(({ frequency, lastDate }) => {
    const period = findNewestPeriod(plan, planned.referencePeriod, frequency);
    if (period === undefined || planned.date >= day || lastDate === null) return period !== undefined;
    // Of a revision, and of values that run ahead, being projections, only the day of the library can tell.
    return planned.isRevision || lastDate > latest ? planned.date > latest : period > lastDate;
  });
}

/** A day on which the library held new values; of which period is not known where they run into the future. */
function buildReleased({ date, lastDate }: ReleaseVintage, series: ReleaseSeries[]): ScheduledRelease {
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
): ScheduledRelease {
  return { date, referencePeriod, estimate, status: official === null ? 'estimated' : 'scheduled', official, series };
}
