import type { Knex } from 'knex';
import type { Condition } from '../search/searchTerms.js';
import { isPostgres } from './dialect.js';
import { formatFullTextQuery } from './fullTextQuery.js';
import { selectRows } from './rows.js';

/** An indicator that a search may find, and the digest of its document. */
export interface CandidateRow {
  id: number;
  digest: string;
}

/** Lists up to `limit` indicators that meet a condition, in the order of the index. */
export async function listCandidateRows(db: Knex, condition: Condition, limit: number): Promise<CandidateRow[]> {
  const { sql, text } = selectMatching(db, condition);
  return selectRows(db, `select d.indicator_id as id, d.digest from ${sql} limit ?`, [text, limit]);
}

/** Lists the first indicators by slug. */
export async function listFirstRows(db: Knex, limit: number): Promise<CandidateRow[]> {
  const sql = `select d.indicator_id as id, d.digest from indicators i
    join search_documents d on d.indicator_id = i.id order by i.slug limit ?`;
  return selectRows(db, sql, [limit]);
}

/** Lists the indicators with these slugs, in any order. */
export async function listRowsBySlugs(db: Knex, slugs: string[]): Promise<CandidateRow[]> {
  if (slugs.length === 0) return [];
  const sql = `select d.indicator_id as id, d.digest from indicators i
    join search_documents d on d.indicator_id = i.id where i.slug in (${slugs.map(() => '?').join()})`;
  return selectRows(db, sql, slugs);
}

/** Counts the indicators that meet each condition, each up to `limit`, in one statement. */
export async function countMatching(db: Knex, conditions: Condition[], limit: number): Promise<number[]> {
  if (conditions.length === 0) return [];
  const bindings: Knex.RawBinding[] = [];
  const counts = conditions.map((condition, index) => {
    const { sql, text } = selectMatching(db, condition, false);
    bindings.push(text, limit);
    return `(select count(*) from (select 1 from ${sql} limit ?) matching${index}) as count${index}`;
  });
  const [row = {}] = await selectRows<Record<string, number>>(db, `select ${counts.join(', ')}`, bindings);
  return conditions.map((_, index) => Number(row[`count${index}`]));
}

/** Returns the number of indicators that a search can find. */
export async function countDocuments(db: Knex): Promise<number> {
  const row = await db('search_state').where({ name: 'library' }).first('documents');
  return row?.documents ?? 0;
}

function selectMatching(db: Knex, condition: Condition, hasDocuments = true): { sql: string; text: string } {
  const text = formatFullTextQuery(db, condition);
  if (isPostgres(db)) return { sql: 'search_documents d where d.terms @@ ?::tsquery', text };
  const documents = hasDocuments ? ' join search_documents d on d.indicator_id = search_terms.rowid' : '';
  return { sql: `search_terms${documents} where search_terms match ?`, text };
}
