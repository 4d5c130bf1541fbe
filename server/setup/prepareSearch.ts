import type { Knex } from 'knex';
import { changeLibrary } from '../store/dataVersion.js';
import { computeSearchForm, listIdsAfter, writeSearchDocuments } from '../store/searchDocuments.js';
import { findSearchState, saveSearchForm } from '../store/searchState.js';
import { takeTurn } from '../takeTurn.js';

/** A slice is a transaction of some milliseconds. */
const indicatorsPerSlice = 20;

/**
 * Writes the search documents again if they were written by other code, with other names of countries or while series were loaded.
 * Searches find the old ones meanwhile, or wait if there are none. Takes turns. Returns whether it wrote any.
 */
export async function prepareSearch(db: Knex, now: () => string, stopping?: AbortSignal): Promise<boolean> {
  const form = await computeSearchForm(db);
  if ((await findSearchState(db)).form === form) return false;
  for (let last = 0; ; ) {
    if (stopping?.aborted) return true;
    await takeTurn();
    const ids = await listIdsAfter(db, last, indicatorsPerSlice);
    const end = ids.at(-1);
    if (end === undefined) break;
    await changeLibrary(
      db,
      now(),
      (trx) => writeSearchDocuments(trx, ids),
      () => false,
    );
    last = end;
  }
  await changeLibrary(
    db,
    now(),
    (trx) => saveSearchForm(trx, form),
    () => true,
  );
  return true;
}
