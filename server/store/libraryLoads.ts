import type { Knex } from 'knex';
import { bumpDataVersion, changeLibrary } from './dataVersion.js';

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
  await setLoading(trx, true, at);
}

/**
 * Lets a process load the series. Returns false if another one does, which has reported since `cutoff`, or if they are loaded
 * already.
 */
export async function claimLibraryLoad(db: Knex, holder: string, at: string, cutoff: string): Promise<boolean> {
  return db.transaction(async (trx) => {
    const claimed = await trx('library_loads')
      .where(load)
      .whereNot({ state: 'ready' })
      .where((query) => query.whereNull('holder').orWhere({ holder }).orWhere('seen_at', '<', cutoff))
      .update({ holder, state: 'loading', seen_at: at });
    if (claimed > 0) await setLoading(trx, true, at);
    return claimed > 0;
  });
}

/** Records the progress of the process that loads, and counts the change of the library. */
export async function reportLibraryLoad(
  trx: Knex.Transaction,
  { series, observations }: Pick<LibraryLoad, 'series' | 'observations'>,
  at: string,
): Promise<void> {
  await trx('library_loads').where(load).update({ series, observations, seen_at: at });
  await bumpDataVersion(trx, at);
}

/** Records the end of a load. */
export async function endLibraryLoad(
  db: Knex,
  state: 'ready' | 'failed',
  { series, observations }: Pick<LibraryLoad, 'series' | 'observations'>,
  at: string,
): Promise<void> {
  await changeLibrary(
    db,
    at,
    async (trx) => {
      await trx('library_loads').where(load).update({ state, series, observations, holder: null, seen_at: at });
      await setLoading(trx, false, at);
    },
    () => false,
  );
}

/** Lets another process continue a load that this one does not complete. */
export async function releaseLibraryLoad(db: Knex, holder: string): Promise<void> {
  await db('library_loads')
    .where({ ...load, holder })
    .update({ holder: null });
}

/** While series are loaded, the version of the library counts only some of the changes. */
async function setLoading(trx: Knex.Transaction, isLoading: boolean, at: string): Promise<void> {
  await trx('data_versions')
    .where(load)
    .update({ loading: isLoading ? 1 : 0 });
  await bumpDataVersion(trx, at);
}
