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
  awaited: ReleaseSeries[];
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
      const own = ({ releaseId }: { releaseId: string }) => releaseId === release.id;
      const held = published(release, series.filter(own), vintages.filter(own), libraryDay ?? day, day);
      return { ...held, official: official.filter(own) };
    }),
    libraryDay,
  };
}

/** One release. One that is not there is a fault of the catalogue. */
export async function findPublishedRelease(db: Knex, id: string, day: string): Promise<PublishedRelease> {
  const release = await findReleaseById(db, id);
  if (release === undefined) throw new Error(`There is no release ${id}.`);
  const libraryDay = (await findLatestVintageDay(db, day)) ?? day;
  const held = published(release, await listReleaseSeries(db, id), await listReleaseVintages(db, id), libraryDay, day);
  return { ...held, official: await listOfficialDates(db, id) };
}

/** Whether a series has ended is judged as of the library, not of the day: a library that is not kept up ends nothing. */
function published(
  release: Release,
  series: ReleaseSeries[],
  vintages: ReleaseVintage[],
  libraryDay: string,
  day: string,
): Omit<PublishedRelease, 'official'> {
  const awaited = series.filter(
    ({ frequency, lastDate }) => lastDate !== null && !hasEnded(frequency, lastDate, libraryDay, null),
  );
  const { frequency, holidays, estimate, revisions } = release;
  const held = awaited.length > 0 ? awaited : series;
  const plan = {
    frequency,
    holidays,
    rule: awaited.length > 0 ? release.rule : null,
    estimate,
    revisions,
    heldFrequency: findUpdateFrequency(
      frequency,
      held.map((one) => one.frequency),
    ),
  };
  return { release, series, awaited, vintages: vintages.filter(({ date }) => date <= day), plan };
}
