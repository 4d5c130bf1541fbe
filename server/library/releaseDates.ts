import type { Knex } from 'knex';
import type { Schemas } from '../contract.js';
import { addDays, periodLabel } from '../series/periods.js';
import { type EstimatedRelease, estimateReleases, nextRelease, usualLagDays } from '../series/schedule.js';
import { listReleaseSeries, type ReleaseSeries } from '../store/releaseSeries.js';
import { findReleaseById, listReleases, type Release } from '../store/releases.js';
import { listReleaseVintages, type ReleaseVintage } from '../store/releaseVintages.js';

export type ReleaseDate = Schemas['ReleaseDate'];

/** A release with the days on which the library held new values of it. */
export interface DatedRelease {
  release: Release;
  vintages: ReleaseVintage[];
}

/** With the series by which it is known. */
export interface PublishedRelease extends DatedRelease {
  series: ReleaseSeries[];
}

/** All releases, by id. */
export async function listPublishedReleases(db: Knex): Promise<PublishedRelease[]> {
  const [releases, series, vintages] = [
    await listReleases(db),
    await listReleaseSeries(db),
    await listReleaseVintages(db),
  ];
  return releases.map((release) => ({
    release,
    series: series.filter(({ releaseId }) => releaseId === release.id),
    vintages: vintages.filter(({ releaseId }) => releaseId === release.id),
  }));
}

/** A release and its vintages. One that is not there is a fault of the catalogue. */
export async function findDatedRelease(db: Knex, id: string): Promise<DatedRelease> {
  const release = await findReleaseById(db, id);
  if (release === undefined) throw new Error(`There is no release ${id}.`);
  return { release, vintages: await listReleaseVintages(db, id) };
}

/** What the contract says of a release: who publishes it, how late after a period, and its last and next date. */
export function describeRelease({ release, vintages }: DatedRelease, today: string): Schemas['IndicatorRelease'] {
  const { id, name, agency, country, url, importance, frequency } = release;
  const latest = vintages.findLast(({ date }) => date <= today);
  const next = nextRelease(release.rule, release, addDays(today, -1));
  return {
    id,
    name,
    agency,
    country,
    url,
    importance,
    frequency,
    usualLagDays: usualLagDays(release.rule, release),
    lastRelease: latest === undefined ? null : releasedOn(release, latest),
    nextRelease: next === undefined ? null : estimatedFor(release, next),
  };
}

/**
 * The dates of a release in [from, to], oldest first: until yesterday the days on which the library held new values,
 * from today on those that its rule leads to expect.
 */
export function scheduleOf(
  { release, vintages }: DatedRelease,
  from: string,
  to: string,
  today: string,
): ReleaseDate[] {
  const past = vintages.filter(({ date }) => date >= from && date <= to && date <= today);
  const start = from > today ? from : today;
  const upcoming = estimateReleases(release.rule, release, start, to).filter(
    ({ date }) => !past.some((vintage) => vintage.date === date),
  );
  return [...past.map((vintage) => releasedOn(release, vintage)), ...upcoming.map((one) => estimatedFor(release, one))];
}

/** A past date. The time of day is not known of it; the period is unless the values run into the future. */
function releasedOn(release: Release, { date, lastDate }: ReleaseVintage): ReleaseDate {
  const isKnown = lastDate !== null && lastDate <= date;
  const referencePeriod = isKnown ? periodLabel(lastDate, release.frequency) : null;
  return { date, time: null, timeZone: null, referencePeriod, status: 'released', scheduleSource: 'estimated' };
}

function estimatedFor(
  { time, timeZone, frequency }: Release,
  { date, referencePeriod }: EstimatedRelease,
): ReleaseDate {
  return {
    date,
    time,
    timeZone,
    referencePeriod: periodLabel(referencePeriod, frequency),
    status: 'estimated',
    scheduleSource: 'estimated',
  };
}
