import type { Knex } from 'knex';
import { hasEnded } from '../series/guardrails/overdue.js';
import type { OfficialDate } from '../series/officialDates.js';
import { findUpdateFrequency, type ReleasePlan } from '../series/releasePlan.js';
import { listOfficialDates } from '../store/officialDates.js';
import { listReleaseSeries, type ReleaseSeries } from '../store/releaseSeries.js';
import { findReleaseById, listReleases, type Release } from '../store/releases.js';
import { findLatestVintageDay, listReleaseVintages, type ReleaseVintage } from '../store/releaseVintages.js';

/** A release with its series and vintages as of a day. */
export interface ReleaseInfo {
  release: Release;
  /** The series that represent the release: see listReleaseSeries. */
  series: ReleaseSeries[];
  /** The series that have not ended. */
  activeSeries: ReleaseSeries[];
  /** The days on which the library first had new values, oldest first. */
  vintages: ReleaseVintage[];
  plan: ReleasePlan;
  /** Official dates of all sources, by date. */
  official: OfficialDate[];
}

/** Lists all releases by id, and returns the latest vintage day of the library. */
export async function listReleaseInfo(
  db: Knex,
  day: string,
): Promise<{ releases: ReleaseInfo[]; libraryDay: string | null }> {
  const libraryDay = await findLatestVintageDay(db, day);
  const releases = await listReleases(db);
  const series = await listReleaseSeries(db);
  const vintages = await listReleaseVintages(db);
  const official = await listOfficialDates(db);
  return {
    releases: releases.map((release) => {
      const belongsToRelease = ({ releaseId }: { releaseId: string }) => releaseId === release.id;
      const current = buildReleaseInfo(
        release,
        series.filter(belongsToRelease),
        vintages.filter(belongsToRelease),
        libraryDay ?? day,
        day,
      );
      return { ...current, official: official.filter(belongsToRelease) };
    }),
    libraryDay,
  };
}

/** Returns one release. Throws an internal error for an unknown id, which only a faulty catalogue can cause. */
export async function findReleaseInfo(db: Knex, id: string, day: string): Promise<ReleaseInfo> {
  const release = await findReleaseById(db, id);
  if (release === undefined) throw new Error(`There is no release ${id}.`);
  const libraryDay = (await findLatestVintageDay(db, day)) ?? day;
  const current = buildReleaseInfo(
    release,
    await listReleaseSeries(db, id),
    await listReleaseVintages(db, id),
    libraryDay,
    day,
  );
  return { ...current, official: await listOfficialDates(db, id) };
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
  return { release, series, activeSeries, vintages: vintages.filter(({ date }) => date <= day), plan };
}
