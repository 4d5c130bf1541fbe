import type { Knex } from 'knex';
import type { Category } from '../series/categories.js';
import type { Frequency } from '../series/frequency.js';
import type { OfficialDate } from '../series/officialDates.js';
import { takeTurn } from '../takeTurn.js';
import { selectRows, toChunks } from './rows.js';

/** Series of a release that have the same dates. */
export interface SeriesGroup {
  frequency: Frequency;
  /** The last date with a value. */
  lastDate: string | null;
  categories: Category[];
  count: number;
  /** The first of them in the order of the release, with their position in it. */
  first: [position: number, seriesId: number][];
}

/** The series that represent a release, by their last date and the day of their latest vintage. */
export interface HeldGroup extends SeriesGroup {
  /** Null if they have no vintage. */
  latestVintage: string | null;
  /** How many periods their newest value is behind the reference period of the release. */
  periodsBehind: number;
}

/** The series with a vintage on a day, by the last date of that vintage. */
export interface VintageGroup extends SeriesGroup {
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

/** Increase it with every change of what a state contains that a change of the code causes. */
const form = 1;
/** Number of states that one statement reads. */
const statesPerStatement = 50;

/** Lists the states that this version of the code stored for these releases. Takes a turn before each statement. */
export async function listReleaseStates(db: Knex, releaseIds: string[]): Promise<StoredReleaseState[]> {
  const all: StoredReleaseState[] = [];
  for (const chunk of toChunks(releaseIds, statesPerStatement)) {
    await takeTurn();
    const rows = await selectRows<{ releaseId: string; version: number; state: string }>(
      db,
      `select release_id as "releaseId", version, state from release_states
       where form = ${form} and release_id in (${chunk.map(() => '?').join()})`,
      chunk,
    );
    for (const row of rows) all.push({ ...row, state: JSON.parse(row.state) });
  }
  return all;
}

/** Stores the state of a release in place of an earlier one. */
export async function saveReleaseState(db: Knex, { releaseId, version, state }: StoredReleaseState): Promise<void> {
  const row = { release_id: releaseId, version, form, state: JSON.stringify(state) };
  await db('release_states').insert(row).onConflict('release_id').merge();
}

/** Lists the releases that have changed since their state was stored. */
export async function listOutdatedReleases(db: Knex): Promise<{ id: string; version: number }[]> {
  return selectRows(
    db,
    `select r.id, r.version from releases r left join release_states s on s.release_id = r.id and s.version = r.version and s.form = ${form}
     where s.version is null order by r.id`,
    [],
  );
}
