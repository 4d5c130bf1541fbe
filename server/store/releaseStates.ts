import type { Knex } from 'knex';
import type { Category } from '../series/categories.js';
import type { Frequency } from '../series/frequency.js';
import type { OfficialDate } from '../series/officialDates.js';
import { takeTurn } from '../takeTurn.js';
import { selectRows, toChunks } from './rows.js';

/** A group of series of a release that have the same dates. */
export interface SeriesGroup {
  frequency: Frequency;
  /** The last date with a value. */
  lastDate: string | null;
  categories: Category[];
  count: number;
  /** The first series of the group in the order of the release, with their positions in it. */
  first: [position: number, seriesId: number][];
}

/** Series that represent a release and have the same last date and the same day of their latest vintage. */
export interface HeldGroup extends SeriesGroup {
  /** The day of the latest vintage. Null if the series have none. */
  latestVintage: string | null;
  /** How many periods the newest values are behind the reference period of the release. */
  periodsBehind: number;
}

/** Series with a vintage on the same day that has the same last date. */
export interface VintageGroup extends SeriesGroup {
  /** The day of the vintage. */
  date: string;
}

/** What the dates of a release depend on. */
export interface StoredState {
  held: HeldGroup[];
  /** Oldest first. */
  published: VintageGroup[];
  /** Official dates of all sources, by date. */
  official: OfficialDate[];
  /** Ids of the series that represent the release. */
  seriesIds: number[];
}

/** A state, and the number of changes to the release before it was read. */
export interface StoredReleaseState {
  releaseId: string;
  version: number;
  state: StoredState;
}

/** Version of the format. Increase it when the code changes what a state contains. */
const form = 2;
/** Number of states that one statement reads. To parse and keep one takes up to a few milliseconds. */
const statesPerStatement = 20;

/** Reads the stored states of these releases that have the current format, in chunks. Takes a turn before each. */
export async function* iterateReleaseStates(db: Knex, releaseIds: string[]): AsyncGenerator<StoredReleaseState[]> {
  for (const chunk of toChunks(releaseIds, statesPerStatement)) {
    await takeTurn();
    const rows = await selectRows<{ releaseId: string; version: number; state: string }>(
      db,
      `select release_id as "releaseId", version, state from release_states
       where form = ${form} and release_id in (${chunk.map(() => '?').join()})`,
      chunk,
    );
    yield rows.map((row) => ({ ...row, state: JSON.parse(row.state) }));
  }
}

/** Stores the state of a release in place of an earlier one. */
export async function saveReleaseState(db: Knex, { releaseId, version, state }: StoredReleaseState): Promise<void> {
  const row = { release_id: releaseId, version, form, state: JSON.stringify(state) };
  await db('release_states').insert(row).onConflict('release_id').merge();
}

/** Lists the releases without a stored state, and those that have changed since theirs was stored. */
export async function listOutdatedReleases(db: Knex): Promise<{ id: string; version: number }[]> {
  return selectRows(
    db,
    `select r.id, r.version from releases r left join release_states s on s.release_id = r.id and s.version = r.version and s.form = ${form}
     where s.version is null order by r.id`,
    [],
  );
}
