import type { Knex } from 'knex';
import { hasEnded } from '../series/guardrails/overdue.js';
import type { OfficialDate } from '../series/officialDates.js';
import { findUpdateFrequency, type ReleasePlan } from '../series/releasePlan.js';
import { listOfficialDates } from '../store/officialDates.js';
import { listSeriesOfReleases, type ReleaseSeries } from '../store/releaseSeries.js';
import type { Release } from '../store/releases.js';
import {
  type DayRange,
  findLatestVintageDay,
  listLatestReleaseVintages,
  listReleaseVintages,
  type ReleaseVintage,
} from '../store/releaseVintages.js';
import { groupBy } from '../store/rows.js';
import { sortByHeadline } from './releaseContents.js';

/** A release with its series and vintages as of a day. */
export interface ReleaseInfo {
  release: Release;
  /** The series that represent the release (see listSeriesOfReleases), its headlines first. */
  series: ReleaseSeries[];
  /** The series that have not ended. */
  activeSeries: ReleaseSeries[];
  /** The days on which the library first had new values, oldest first: those in the window that was read, and the latest. */
  vintages: ReleaseVintage[];
  plan: ReleasePlan;
  /** The latest vintage day of the library; the day itself if it is empty. */
  libraryDay: string;
  /** Official dates of all sources, by date. */
  official: OfficialDate[];
}

/** Lists these releases in their order, with their vintages in a window, and returns the latest vintage day of the library. */
export async function listReleaseInfo(
  db: Knex,
  releases: Release[],
  day: string,
  window?: DayRange,
): Promise<{ releases: ReleaseInfo[]; libraryDay: string | null }> {
  const libraryDay = await findLatestVintageDay(db, day);
  const ids = releases.map(({ id }) => id);
  const getReleaseId = ({ releaseId }: { releaseId: string }) => releaseId;
  const allSeries = await listSeriesOfReleases(db, ids);
  const series = groupBy(allSeries, getReleaseId);
  const latest = groupBy(await listLatestReleaseVintages(db, allSeries, day), getReleaseId);
  const vintages = window && (await listReleaseVintages(db, allSeries, window));
  const official = groupBy(await listOfficialDates(db, ids), getReleaseId);
  return {
    releases: releases.map((release) => {
      const { id } = release;
      const known = addLatest(vintages?.get(id) ?? [], latest.get(id)?.[0]);
      const current = buildReleaseInfo(release, sortByHeadline(series.get(id) ?? []), known, libraryDay ?? day, day);
      return { ...current, official: official.get(id) ?? [] };
    }),
    libraryDay,
  };
}

/** Adds the latest vintage to those of a window, unless the window contains it. */
function addLatest(vintages: ReleaseVintage[], latest: ReleaseVintage | undefined): ReleaseVintage[] {
  if (latest === undefined || vintages.some(({ date }) => date === latest.date)) return vintages;
  return [...vintages, latest].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * Combines a release with its series and vintages. Judges whether a series has ended as of the library's latest day,
 * not of today, so that a library that is not updated ends no series.
 */
function buildReleaseInfo(
  release: Release,
  series: ReleaseSeries[],
  vintages: ReleaseVintage[],
  libraryDay: string,
  day: string,
): Omit<ReleaseInfo, 'official'> {
  const activeSeries = series.filter(
    ({ frequency, lastDate }) => lastDate !== null && !hasEnded(frequency, lastDate, libraryDay, null),
  );
  const { frequency, holidays, estimate, revisions } = release;
  const current = activeSeries.length > 0 ? activeSeries : series;
  const plan = {
    frequency,
    holidays,
    rule: activeSeries.length > 0 ? release.rule : null,
    estimate,
    revisions,
    updateFrequency: findUpdateFrequency(
      frequency,
      current.map((one) => one.frequency),
    ),
  };
  return { release, series, activeSeries, vintages: vintages.filter(({ date }) => date <= day), plan, libraryDay };
}
