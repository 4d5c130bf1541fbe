import type { Knex } from 'knex';
import type { Condition } from '../search/searchTerms.js';
import { isPostgres } from './dialect.js';
import { formatFullTextQuery } from './fullTextQuery.js';
import { selectRows } from './rows.js';

/** Lists the ids of up to `limit` indicators that meet a condition, in the order of the index. */
export async function listCandidates(db: Knex, condition: Condition, limit: number): Promise<number[]> {
  const text = formatFullTextQuery(db, condition);
  const sql = isPostgres(db)
    ? 'select indicator_id as id from search_documents where terms @@ ?::tsquery limit ?'
    : 'select rowid as id from search_terms where search_terms match ? limit ?';
  return listIds(db, sql, [text, limit]);
}

/** Lists the ids of the first indicators by slug. */
export async function listFirstCandidates(db: Knex, limit: number): Promise<number[]> {
  const sql = `select i.id from indicators i
    where exists (select 1 from search_documents d where d.indicator_id = i.id) order by i.slug limit ?`;
  return listIds(db, sql, [limit]);
}

/** Lists the ids of the indicators with these slugs, in any order. */
export async function listCandidatesBySlugs(db: Knex, slugs: string[]): Promise<number[]> {
  return db('indicators').whereIn('slug', slugs).pluck('id');
}

/** Reads ids as one text, in two thirds of the time that a row for each id takes. */
async function listIds(db: Knex, sql: string, bindings: Knex.RawBinding[]): Promise<number[]> {
  const list = isPostgres(db) ? 'json_agg(id)::text' : 'json_group_array(id)';
  // Without ids, PostgreSQL returns null.
  const [row] = await selectRows<{ ids: string | null }>(db, `select ${list} as ids from (${sql}) found`, bindings);
  return JSON.parse(row?.ids ?? '[]');
}

/** Counts the indicators that meet each condition, each up to `limit`, in one statement. */
export async function countMatching(db: Knex, conditions: Condition[], limit: number): Promise<number[]> {
  if (conditions.length === 0) return [];
  const bindings: Knex.RawBinding[] = [];
  const counts = conditions.map((condition, index) => {
    bindings.push(formatFullTextQuery(db, condition), limit);
    const source = isPostgres(db)
      ? 'search_documents where terms @@ ?::tsquery'
      : 'search_terms where search_terms match ?';
    return `(select count(*) from (select 1 from ${source} limit ?) matching${index}) as count${index}`;
  });
  const [row = {}] = await selectRows<Record<string, number>>(db, `select ${counts.join(', ')}`, bindings);
  return conditions.map((_, index) => Number(row[`count${index}`]));
}
