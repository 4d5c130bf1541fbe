import type { Knex } from 'knex';
import { findFirstIndex } from '../findFirstIndex.js';
import { hasEnded } from '../series/guardrails/overdue.js';
import { findUpdateFrequency, type ReleasePlan } from '../series/releasePlan.js';
import { readOnce } from '../store/libraryMemory.js';
import type { ReleaseSeries } from '../store/releaseSeries.js';
import type { Release } from '../store/releases.js';
import { findLatestVintageDay, type ReleaseVintage } from '../store/releaseVintages.js';
import { takeTurn } from '../takeTurn.js';
import { type ReleaseState, readReleaseState } from './releaseState.js';

/** The first and the last day of a range. */
export interface DateRange {
  from: string;
  to: string;
}

/** A release with its series and vintages as of a day. `vintages` are those in the window that was read, and the latest. */
export interface ReleaseInfo extends ReleaseState {
  release: Release;
  /** The series that have not ended. */
  activeSeries: ReleaseSeries[];
  plan: ReleasePlan;
  /** The latest vintage day of the library; the day itself if it is empty. */
  libraryDay: string;
}

/**
 * Lists these releases in their order, with their vintages in a window, and returns the latest vintage day of the library. Takes a
 * turn before each release.
 */
export async function listReleaseInfo(
  db: Knex,
  releases: Release[],
  day: string,
  window?: DateRange,
): Promise<{ releases: ReleaseInfo[]; libraryDay: string | null }> {
  const libraryDay = await findLatestVintageDay(db, day);
  const infos: ReleaseInfo[] = [];
  for (const release of releases) {
    await takeTurn();
    infos.push(await readReleaseInfo(db, release, { day, libraryDay: libraryDay ?? day, window }));
  }
  return { releases: infos, libraryDay };
}

/** Of a release whose state is in memory. */
const bytesPerInfo = 5_000;

/** Reads a release once for each day and window until it changes. */
async function readReleaseInfo(
  db: Knex,
  release: Release,
  { day, libraryDay, window }: { day: string; libraryDay: string; window: DateRange | undefined },
): Promise<ReleaseInfo> {
  const key = `release ${release.id} on ${day} ${libraryDay} ${window?.from} ${window?.to}`;
  return readOnce(db, key, async () => {
    const state = await readReleaseState(db, release.id);
    const vintages = selectVintages(state.vintages, day, window);
    const seriesIds = state.series.map(({ seriesId }) => seriesId);
    return { value: buildReleaseInfo(release, { ...state, vintages }, libraryDay), seriesIds, bytes: bytesPerInfo };
  });
}

/** Selects the vintages in a window, and the latest until a day. */
function selectVintages(vintages: ReleaseVintage[], day: string, window: DateRange | undefined): ReleaseVintage[] {
  const findEnd = (last: string) => findFirstIndex(vintages, ({ date }) => date <= last);
  const known = findEnd(day);
  const latest = vintages.slice(Math.max(0, known - 1), known);
  if (window === undefined) return latest;
  const start = findFirstIndex(vintages, ({ date }) => date < window.from);
  const end = Math.min(known, findEnd(window.to));
  const selected = vintages.slice(start, end);
  return end < known ? [...selected, ...latest] : selected;
}

/**
 * Combines a release with what the library has of it. Judges whether a series has ended as of the library's latest day, not
 * of today, so that a library that is not updated ends no series.
 */
function buildReleaseInfo(release: Release, state: ReleaseState, libraryDay: string): ReleaseInfo {
  const { series } = state;
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
  return { ...state, release, activeSeries, plan, libraryDay };
}
