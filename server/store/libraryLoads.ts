import type { Knex } from 'knex';
import { bumpDataVersion, changeLibrary, recordCatalogueChange } from './dataVersion.js';
import { isPostgres } from './dialect.js';

export type LoadState = 'loading' | 'ready' | 'failed';

/** The state of loading the bundled library. */
export interface LibraryLoad {
  /** Digest of the files. */
  fingerprint: string;
  state: LoadState;
  /** Number of series that are loaded. */
  series: number;
  totalSeries: number;
  /** Number of observations that are loaded. */
  observations: number;
}

interface LoadRow extends LibraryLoad {
  /** The process that loads; null if none does. */
  holder: string | null;
}

/** What a process may load while no other one takes over and the library is not replaced. */
export interface LoadClaim {
  /** Digest of the files that the process loads. */
  fingerprint: string;
  /** Identifies the process among those of the same database. */
  holder: string;
}

type Progress = Pick<LibraryLoad, 'series' | 'observations'>;

/** Thrown to a process that no longer may load, so that its transaction ends without a change. */
export class LostClaimError extends Error {
  constructor() {
    super('Another process loads the library.');
  }
}

/** A process that has not reported for this long no longer loads. */
const maxSilenceMs = 10_000;
const load = { name: 'library' };
const columns = {
  fingerprint: 'fingerprint',
  state: 'state',
  series: 'series',
  totalSeries: 'total_series',
  observations: 'observations',
  holder: 'holder',
};

/** Returns the state of loading the library; undefined if it was never loaded. */
export async function findLibraryLoad(db: Knex): Promise<LoadRow | undefined> {
  return db('library_loads').where(load).first(columns);
}

/** Records in the transaction that writes the catalogue that the series of these files have to be loaded. */
export async function beginLibraryLoad(
  trx: Knex.Transaction,
  fingerprint: string,
  totalSeries: number,
  at: string,
): Promise<void> {
  const progress = { state: 'loading', series: 0, observations: 0, holder: null, seen_at: '' };
  await trx('library_loads')
    .insert({ ...load, fingerprint, total_series: totalSeries, ...progress })
    .onConflict('name')
    .merge();
  // The search documents contain the dates of the series, so they are written again when the load has ended.
  await trx('search_state').where(load).whereNot({ form: 'none' }).update({ form: '' });
  await setLoading(trx, true, at);
}

/**
 * Lets a process load the series. Returns false if another one does, which has reported in the last ten seconds, if they are
 * loaded already, or if the library has other files.
 */
export async function claimLibraryLoad(db: Knex, { fingerprint, holder }: LoadClaim, at: string): Promise<boolean> {
  const work = async (trx: Knex.Transaction) => {
    const claimed = await selectFreeLoad(trx, { fingerprint, holder }, at)
      .whereNot({ state: 'ready' })
      .update({ holder, state: 'loading', seen_at: readClock(trx, at) });
    if (claimed > 0) await setLoading(trx, true, at);
    return claimed > 0;
  };
  return changeLibrary(db, at, work, () => false);
}

/**
 * Records that the process still loads, and its progress. A transaction that begins with it changes nothing if another process
 * has taken over, and holds up the one that wants to: throws LostClaimError if the process may no longer load.
 */
export async function holdLibraryLoad(db: Knex, claim: LoadClaim, progress: Progress, at: string): Promise<void> {
  await updateHeldLoad(db, claim, { ...pickProgress(progress), seen_at: readClock(db, at) });
}

/** Records the end of a load. Throws LostClaimError if the process may no longer load. */
export async function endLibraryLoad(
  db: Knex,
  claim: LoadClaim,
  { state, ...progress }: Progress & { state: 'ready' | 'failed' },
  at: string,
): Promise<void> {
  const end = { ...pickProgress(progress), state, holder: null };
  const work = async (trx: Knex.Transaction) => {
    await updateHeldLoad(trx, claim, { ...end, seen_at: readClock(trx, at) });
    await setLoading(trx, false, at);
  };
  await changeLibrary(db, at, work, () => false);
}

/**
 * Records for a process whose loader has died that the load has failed. Changes nothing if another process loads, or if the load has
 * ended.
 */
export async function failLibraryLoad(db: Knex, claim: LoadClaim, at: string): Promise<void> {
  const work = async (trx: Knex.Transaction) => {
    const failed = await selectFreeLoad(trx, claim, at)
      .where({ state: 'loading' })
      .update({ state: 'failed', holder: null });
    if (failed > 0) await setLoading(trx, false, at);
  };
  await changeLibrary(db, at, work, () => false);
}

/** Lets another process continue a load that this one does not complete. */
export async function releaseLibraryLoad(db: Knex, claim: LoadClaim): Promise<void> {
  await db('library_loads')
    .where({ ...load, ...claim })
    .update({ holder: null });
}

/** Selects the load of these files unless another process runs it, which has reported in the last ten seconds. */
function selectFreeLoad(trx: Knex.Transaction, { fingerprint, holder }: LoadClaim, at: string): Knex.QueryBuilder {
  return trx('library_loads')
    .where({ ...load, fingerprint })
    .where((query) => {
      query
        .whereNull('holder')
        .orWhere({ holder })
        .orWhere('seen_at', '<', readClock(trx, at, maxSilenceMs));
    });
}

async function updateHeldLoad(db: Knex, { fingerprint, holder }: LoadClaim, changes: object): Promise<void> {
  const held = await db('library_loads')
    .where({ ...load, fingerprint, holder })
    .update(changes);
  if (held === 0) throw new LostClaimError();
}

function pickProgress({ series, observations }: Progress): Progress {
  return { series, observations };
}

/** The instant `at`, some time ago. Servers that share PostgreSQL can have different clocks, so it is that of the database there. */
function readClock(db: Knex, at: string, agoMs = 0): string | Knex.Raw {
  if (!isPostgres(db)) return new Date(Date.parse(at) - agoMs).toISOString();
  const format = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  return db.raw("to_char(clock_timestamp() at time zone 'utc' - ? * interval '1 millisecond', ?)", [agoMs, format]);
}

/** While series are loaded, the version of the library counts only some of the changes. */
async function setLoading(trx: Knex.Transaction, isLoading: boolean, at: string): Promise<void> {
  await trx('data_versions')
    .where(load)
    .update({ loading: isLoading ? 1 : 0 });
  await bumpDataVersion(trx, at);
  await recordCatalogueChange(trx, at);
}
