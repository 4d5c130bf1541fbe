import type { Schemas } from '../contract.js';
import { addDays, periodLabel } from '../series/periods.js';
import {
  nextPlanned,
  type PlannedRelease,
  periodBrought,
  plannedReleases,
  usualLagDays,
} from '../series/releasePlan.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import type { ReleaseVintage } from '../store/releaseVintages.js';
import type { PublishedRelease } from './publishedReleases.js';

/** One date of a release; its reference period by the first day, null where that is not known. */
export interface ScheduledRelease {
  date: string;
  referencePeriod: string | null;
  estimate: string | null;
  status: 'released' | 'estimated';
  /** The series of which it brings, or may bring, new values. */
  series: ReleaseSeries[];
}

/** What the contract says of a release: who publishes it, how late after a period, and its last and next date as of a day. */
export function describeRelease(published: PublishedRelease, day: string): Schemas['IndicatorRelease'] {
  const { id, name, agency, country, url, importance } = published.release;
  const { plan } = published;
  const latest = published.vintages.at(-1);
  // What is expected of the day itself still is, unless the library holds it already.
  const next = nextPlanned(plan, latest?.date === day ? day : addDays(day, -1));
  return {
    id,
    name,
    agency,
    country,
    url,
    importance,
    frequency: plan.heldFrequency,
    usualLagDays: usualLagDays(plan),
    lastRelease: latest === undefined ? null : asReleaseDate(published, releasedOn(latest, published.series)),
    nextRelease: next === undefined ? null : asReleaseDate(published, estimatedFor(next, published.awaited)),
  };
}

/**
 * The dates of a release in [from, to], oldest first: the days on which the library held new values, and those that its
 * plan leads to expect. Of planned dates that have passed there are those alone whose values the library does not hold.
 */
export function scheduleOf(published: PublishedRelease, from: string, to: string, day: string): ScheduledRelease[] {
  const held = published.vintages.filter(({ date }) => date >= from && date <= to);
  const planned = plannedReleases(published.plan, from, to)
    .filter((one) => !held.some(({ date }) => date === one.date))
    .map((one) => estimatedFor(one, seriesAwaitedOf(one, published, day)))
    .filter(({ series }) => series.length > 0);
  const dates = [...held.map((vintage) => releasedOn(vintage, published.series)), ...planned];
  return dates.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** A scheduled date as the contract shows it. The time of day is known of planned ones alone. */
export function asReleaseDate(
  { release, plan }: PublishedRelease,
  { date, referencePeriod, estimate, status }: ScheduledRelease,
): Schemas['ReleaseDate'] {
  const { time, timeZone } = status === 'estimated' ? release : { time: null, timeZone: null };
  return {
    date,
    time,
    timeZone,
    referencePeriod: referencePeriod && periodLabel(referencePeriod, plan.heldFrequency),
    estimate,
    status,
    scheduleSource: 'estimated',
  };
}

/** The series of which a planned release brings new values; before `day` those alone whose values the library does not hold. */
function seriesAwaitedOf(planned: PlannedRelease, { plan, awaited, vintages }: PublishedRelease, day: string) {
  const latest = vintages.at(-1)?.date ?? '';
  return awaited.filter(({ frequency, lastDate }) => {
    const period = periodBrought(plan, planned.referencePeriod, frequency);
    if (period === undefined || planned.date >= day || lastDate === null) return period !== undefined;
    // Of a revision, and of values that run ahead, being projections, only the day of the library can tell.
    return planned.isRevision || lastDate > latest ? planned.date > latest : period > lastDate;
  });
}

/** A day on which the library held new values; of which period is not known where they run into the future. */
function releasedOn({ date, lastDate }: ReleaseVintage, series: ReleaseSeries[]): ScheduledRelease {
  const isKnown = lastDate !== null && lastDate <= date;
  return { date, referencePeriod: isKnown ? lastDate : null, estimate: null, status: 'released', series };
}

function estimatedFor({ date, referencePeriod, estimate }: PlannedRelease, series: ReleaseSeries[]): ScheduledRelease {
  return { date, referencePeriod, estimate, status: 'estimated', series };
}
