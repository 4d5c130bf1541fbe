import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { isPostgres } from './dialect.js';
import { selectRows } from './rows.js';

/** SQLite merges small parts itself. After fewer changes, merging all is not worth the work. */
const maxParts = 8;
/** A slice takes a few milliseconds. */
const pagesPerSlice = 32;
/** SQLite counts fewer changes for a statement that has found nothing to merge. */
const minChanges = 2;

/**
 * Merges the parts of SQLite's full-text index if there are many. Each change of documents adds a part, and a search looks up its
 * terms in all of them. PostgreSQL keeps one index. Takes a turn before each slice, which is a transaction of its own. Continues
 * later if it is stopped.
 *
 * @returns The number of parts before, 0 if it merged none.
 */
export async function mergeSearchTerms(db: Knex, stopping?: AbortSignal): Promise<number> {
  if (isPostgres(db)) return 0;
  const parts = await countParts(db);
  if (parts <= maxParts) return 0;
  // A negative number of pages begins to merge all parts, and a positive one continues.
  for (let pages = -pagesPerSlice; !stopping?.aborted; pages = pagesPerSlice) {
    await takeTurn();
    if ((await mergePages(db, pages)) < minChanges) break;
  }
  return parts;
}

async function countParts(db: Knex): Promise<number> {
  const sql = 'select count(distinct segid) as count from search_terms_idx';
  const [row] = await selectRows<{ count: number }>(db, sql, []);
  return row?.count ?? 0;
}

/** Merges so many pages. Returns how many rows of the index it changed. */
async function mergePages(db: Knex, pages: number): Promise<number> {
  return db.transaction(async (trx) => {
    const before = await countChanges(trx);
    await trx.raw("insert into search_terms (search_terms, rank) values ('merge', ?)", [pages]);
    return (await countChanges(trx)) - before;
  });
}

async function countChanges(trx: Knex.Transaction): Promise<number> {
  const [row] = await selectRows<{ count: number }>(trx, 'select total_changes() as count', []);
  return row?.count ?? 0;
}
