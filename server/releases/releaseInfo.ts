import type { Knex } from 'knex';
import { findFirstIndex } from '../findFirstIndex.js';
import { hasEnded } from '../series/guardrails/overdue.js';
import { findUpdateFrequency, type ReleasePlan } from '../series/releasePlan.js';
import { freeze } from '../store/freeze.js';
import type { HeldGroup } from '../store/releaseStates.js';
import type { StoredRelease } from '../store/releases.js';
import { findLatestVintageDay, type ReleaseVintage } from '../store/releaseVintages.js';
import { type ReleaseState, readReleaseStates } from './releaseState.js';

/** The first and the last day of a range. */
export interface DateRange {
  from: string;
  to: string;
}

/** A release with its vintages as of a day. `vintages` are those in the window that was read, and the latest. */
export interface ReleaseInfo extends ReleaseState {
  release: StoredRelease;
  /** The series that have not ended. */
  active: HeldGroup[];
  plan: ReleasePlan;
  /** The latest vintage day of the library; the day itself if it is empty. */
  libraryDay: string;
  /** What was read of the release. It is the same object until the release changes. */
  state: ReleaseState;
}

/**
 * Lists these releases in their order, with their vintages in a window, and returns the latest vintage day of the library. Takes
 * turns.
 */
export async function listReleaseInfo(
  db: Knex,
  releases: StoredRelease[],
  day: string,
  window?: DateRange,
): Promise<{ releases: ReleaseInfo[]; libraryDay: string | null }> {
  const libraryDay = await findLatestVintageDay(db, day);
  const states = await readReleaseStates(db, releases);
  const infos = releases.flatMap((release) => {
    const state = states.get(release.id);
    if (state === undefined) return [];
    const vintages = selectVintages(state.vintages, day, window);
    return buildReleaseInfo(release, state, vintages, libraryDay ?? day);
  });
  return { releases: infos, libraryDay };
}

/** Selects the vintages in a window, and always the latest until a day, which comes last. */
function selectVintages(vintages: ReleaseVintage[], day: string, window: DateRange | undefined): ReleaseVintage[] {
  const findEnd = (last: string) => findFirstIndex(vintages, ({ date }) => date <= last);
  const end = findEnd(day);
  const latest = Math.max(0, end - 1);
  if (window === undefined) return vintages.slice(latest, end);
  const start = findFirstIndex(vintages, ({ date }) => date < window.from);
  return [...vintages.slice(start, Math.min(latest, findEnd(window.to))), ...vintages.slice(latest, end)];
}

/** Returns the same release with its vintages in another window. */
export function selectWindow(info: ReleaseInfo, day: string, window: DateRange): ReleaseInfo {
  return { ...info, vintages: selectVintages(info.state.vintages, day, window) };
}

/** Combines a release with what the library has of it. */
function buildReleaseInfo(
  release: StoredRelease,
  state: ReleaseState,
  vintages: ReleaseVintage[],
  libraryDay: string,
): ReleaseInfo {
  return { ...state, vintages, release, ...getActivePlan(release, state, libraryDay), libraryDay, state };
}

/** The series of a release that have not ended, and its plan. */
type ActivePlan = Pick<ReleaseInfo, 'active' | 'plan'>;

/** The last plan of each state. A state belongs to one version of its release, so only the day can differ. */
const activePlans = new WeakMap<ReleaseState, { libraryDay: string; activePlan: ActivePlan }>();

function getActivePlan(release: StoredRelease, state: ReleaseState, libraryDay: string): ActivePlan {
  const known = activePlans.get(state);
  if (known?.libraryDay === libraryDay) return known.activePlan;
  const activePlan = computeActivePlan(release, state, libraryDay);
  freeze(activePlan);
  activePlans.set(state, { libraryDay, activePlan });
  return activePlan;
}

/**
 * Selects the active series of a release and builds its plan. Judges whether a series has ended as of the library's latest day, not of
 * today, so that a library that is not updated ends no series.
 */
function computeActivePlan(release: StoredRelease, { held }: ReleaseState, libraryDay: string): ActivePlan {
  const active = held.filter(
    ({ frequency, lastDate }) => lastDate !== null && !hasEnded(frequency, lastDate, libraryDay, null),
  );
  const { frequency, holidays, estimate, revisions } = release;
  const current = active.length > 0 ? active : held;
  const plan = {
    frequency,
    holidays,
    rule: active.length > 0 ? release.rule : null,
    estimate,
    revisions,
    updateFrequency: findUpdateFrequency(
      frequency,
      current.map((one) => one.frequency),
    ),
  };
  return { active, plan };
}
