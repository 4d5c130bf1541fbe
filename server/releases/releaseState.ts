import type { Knex } from 'knex';
import { getLibraryMemory } from '../store/libraryMemory.js';
import { listSeriesOfRelease, type ReleaseSeries } from '../store/releaseSeries.js';
import { iterateReleaseStates, type StoredState } from '../store/releaseStates.js';
import type { StoredRelease } from '../store/releases.js';
import { isNewer, type ReleaseVintage } from '../store/releaseVintages.js';
import { takeTurn } from '../takeTurn.js';
import { computeReleaseState } from './computeReleaseState.js';
import { sortByHeadline } from './releaseContents.js';

/** What the library has of a release, without a description of each series. */
export interface ReleaseState extends StoredState {
  /** All days on which the library first had new values, oldest first. */
  vintages: ReleaseVintage[];
}

/** A release, and how often it has changed. */
export type ReleaseVersion = Pick<StoredRelease, 'id' | 'version'>;

/**
 * Returns the states of releases in these versions, by id. Keeps them in memory until the release changes. Reads the stored states, and
 * computes those that are out of date. Takes turns.
 */
export async function readReleaseStates(db: Knex, releases: ReleaseVersion[]): Promise<Map<string, ReleaseState>> {
  const memory = getLibraryMemory(db);
  const states = new Map<string, ReleaseState>();
  const missing = new Map<string, number>();
  for (const { id, version } of releases) {
    const known = memory?.recallVersion<ReleaseState>(formatKey(id), version);
    if (known === undefined) missing.set(id, version);
    else states.set(id, known);
  }
  for await (const chunk of iterateReleaseStates(db, [...missing.keys()])) {
    for (const { releaseId: id, version, state: stored } of chunk) {
      if (missing.get(id) !== version) continue;
      const state = addVintages(stored);
      memory?.remember(formatKey(id), version, { value: state, seriesIds: undefined });
      states.set(id, state);
      missing.delete(id);
    }
  }
  for (const [id, version] of missing) {
    const compute = async () => addVintages(await computeReleaseState(db, id));
    states.set(id, await (memory?.readVersion(formatKey(id), version, compute) ?? compute()));
  }
  return states;
}

const formatKey = (id: string) => `state of release ${id}`;

/** Returns the state of a release, as `readReleaseStates` does. */
export async function readReleaseState(db: Knex, release: ReleaseVersion): Promise<ReleaseState> {
  return (await readReleaseStates(db, [release])).get(release.id) as ReleaseState;
}

/** Adds the newest vintage of each day. */
function addVintages(stored: StoredState): ReleaseState {
  const vintages: ReleaseVintage[] = [];
  for (const { date, lastDate, frequency } of stored.published) {
    const last = vintages.at(-1);
    if (last?.date !== date) vintages.push({ date, lastDate, frequency });
    else if (isNewer({ lastDate, frequency }, last)) vintages[vintages.length - 1] = { date, lastDate, frequency };
  }
  return { ...stored, vintages };
}

/** Lists the series that represent a release, its headlines first. They are kept in memory until the release changes. Takes a turn. */
export async function readReleaseSeries(db: Knex, { id, version }: ReleaseVersion): Promise<ReleaseSeries[]> {
  const read = async () => {
    await takeTurn();
    return sortByHeadline(await listSeriesOfRelease(db, id));
  };
  return getLibraryMemory(db)?.readVersion(`series of release ${id}`, version, read) ?? read();
}
