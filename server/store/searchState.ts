import type { Knex } from 'knex';
import { findLibraryLoad } from './libraryLoads.js';
import { selectRows } from './rows.js';

/** The form of the documents if an older version of the server wrote none. */
const missing = 'none';
/** The form of documents that have to be written again. */
const outdated = '';
const library = { name: 'library' };

/** What is known of the search documents. */
export interface SearchState {
  /** The form in which all documents were written. */
  form: string;
  /** Number of indicators that a search can find. */
  documents: number;
  /** Whether an older version of the server wrote no documents, and this one has not yet. */
  isMissing: boolean;
}

/** Returns the state of the search documents. */
export async function findSearchState(db: Knex): Promise<SearchState> {
  const sql = 'select form, documents from search_state where name = ?';
  const [row] = await selectRows<Omit<SearchState, 'isMissing'>>(db, sql, [library.name]);
  if (row === undefined) throw new Error('The database has no state of the search documents.');
  return { ...row, isMissing: row.form === missing };
}

/** Adds to the number of documents. */
export async function addToDocumentCount(trx: Knex.Transaction, change: number): Promise<void> {
  if (change === 0) return;
  await trx('search_state')
    .where(library)
    .update({ documents: trx.raw('documents + ?', [change]) });
}

/** Records that no documents are written, so that searches wait for them. */
export async function markSearchMissing(trx: Knex.Transaction): Promise<void> {
  await trx('search_state').where(library).update({ form: missing, documents: 0 });
}

/** Records the form in which all documents are written. They are outdated again when the series that are being loaded have dates. */
export async function saveSearchForm(trx: Knex.Transaction, form: string): Promise<void> {
  const load = await findLibraryLoad(trx);
  await trx('search_state')
    .where(library)
    .update({ form: load?.state === 'loading' ? outdated : form });
}
