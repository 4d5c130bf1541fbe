import type { Knex } from 'knex';
import { hasEnded } from '../series/guardrails/overdue.js';
import type { OfficialDate } from '../series/officialDates.js';
import { findUpdateFrequency, type ReleasePlan } from '../series/releasePlan.js';
import { listOfficialDates } from '../store/officialDates.js';
import { listReleaseSeries, type ReleaseSeries } from '../store/releaseSeries.js';
import { findReleaseById, listReleases, type Release } from '../store/releases.js';
import { findLatestVintageDay, listReleaseVintages, type ReleaseVintage } from '../store/releaseVintages.js';

/** A release with what the library holds of it as of a day. */
export interface PublishedRelease {
  release: Release;
  /** The series by which it is known. */
  series: ReleaseSeries[];
  /** Those of which further values are awaited. */
  activeSeries: ReleaseSeries[];
  /** The days on which the library held new values of it, oldest first. */
  vintages: ReleaseVintage[];
  plan: ReleasePlan;
  /** The dates that sources give for it, by date. */
  official: OfficialDate[];
}

/** All releases by id, and the latest day as of which the library holds anything. */
export async function listPublishedReleases(
  db: Knex,
  day: string,
): Promise<{ releases: PublishedRelease[]; libraryDay: string | null }> {
  const libraryDay = await findLatestVintageDay(db, day);
  const releases = await listReleases(db);
  const series = await listReleaseSeries(db);
  const vintages = await listReleaseVintages(db);
  const official = await listOfficialDates(db);
  return {
    releases: releases.map((release) => {
      const belongsToRelease = ({ releaseId }: { releaseId: string }) => releaseId === release.id;
      const current = buildPublishedRelease(
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

/** One release. One that is not there is a fault of the catalogue. */
export async function findPublishedRelease(db: Knex, id: string, day: string): Promise<PublishedRelease> {
  const release = await findReleaseById(db, id);
  if (release === undefined) throw new Error(`There is no release ${id}.`);
  const libraryDay = (await findLatestVintageDay(db, day)) ?? day;
  const current = buildPublishedRelease(
    release,
    await listReleaseSeries(db, id),
    await listReleaseVintages(db, id),
    libraryDay,
    day,
  );
  return { ...current, official: await listOfficialDates(db, id) };
}

/** Whether a series has ended is judged as of the library, not of the day: a library that is not kept up ends nothing. */
function buildPublishedRelease(
  release: Release,
  series: ReleaseSeries[],
  vintages: ReleaseVintage[],
  libraryDay: string,
  day: string,
): Omit<PublishedRelease, 'official'> {
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
