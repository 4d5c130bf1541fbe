import type { Knex } from 'knex';
import { isPostgres } from './database.js';
import { searchWordsOf } from './searchIndex.js';

/**
 * Groups of alternative words: any word of a group finds it; all groups must be found, or any with `matchAll` false.
 * A word that ends in `*` stands for all words that begin so. No groups: every indicator.
 */
export interface SearchQuery {
  groups: string[][];
  matchAll: boolean;
}

/** A select of the ids of the indicators that a query finds, with how well. */
export interface Match {
  sql: string;
  bindings: string[];
}

/** Weights of title, identifiers, keywords, places and body. */
const sqliteWeights = '10.0, 8.0, 6.0, 2.0, 1.0';
/** The same, as PostgreSQL wants them: from the least label (places and body) to the title's. */
const postgresWeights = '{0.15, 0.6, 0.8, 1.0}';
const mostCompletions = 50;
/** No stem is shorter, so a shorter beginning finds its words by itself. */
const leastLettersToComplete = 4;
const highestLetter = '\u{10FFFF}';

/** No groups match everything; a group without a letter or digit matches nothing. */
export async function matchClause(db: Knex, { groups, matchAll }: SearchQuery): Promise<Match> {
  if (groups.length === 0) return { sql: 'select id, 0 as score from indicators', bindings: [] };
  const terms = await Promise.all(groups.map((group) => readGroup(db, group)));
  const searchable = terms.filter((group) => group.length > 0);
  if (searchable.length === 0 || (matchAll && searchable.length < terms.length)) {
    return { sql: 'select id, 0 as score from indicators where 1 = 0', bindings: [] };
  }
  return isPostgres(db) ? postgresMatch(searchable, matchAll) : sqliteMatch(searchable, matchAll);
}

/** One alternative: words that must follow each other, the last one perhaps only a beginning. */
interface Term {
  words: string[];
  isPrefix: boolean;
}

/** Stemming hides the ends of words from a prefix ("unemployme" is no beginning of "unemploy"), so prefixes are completed first. */
async function readGroup(db: Knex, group: string[]): Promise<Term[]> {
  const terms = group
    .map((text) => ({ words: searchWordsOf(text), isPrefix: text.endsWith('*') }))
    .filter(({ words }) => words.length > 0);
  const prefixes = terms.flatMap(({ words: [word = '', ...more], isPrefix }) =>
    isPrefix && more.length === 0 && word.length >= leastLettersToComplete ? [word] : [],
  );
  const completions = await Promise.all(prefixes.map((word) => listCompletions(db, word)));
  return [...terms, ...completions.flat().map((word) => ({ words: [word], isPrefix: false }))];
}

async function listCompletions(db: Knex, prefix: string): Promise<string[]> {
  return db('search_words')
    .distinct('word')
    .where('word', '>', prefix)
    .andWhere('word', '<', prefix + highestLetter)
    .orderBy('word')
    .limit(mostCompletions)
    .pluck('word');
}

function sqliteMatch(groups: Term[][], matchAll: boolean): Match {
  const term = ({ words, isPrefix }: Term) => `"${words.join(' ')}"${isPrefix ? '*' : ''}`;
  return {
    sql: `select rowid as id, -bm25(search_documents, ${sqliteWeights}) as score
      from search_documents where search_documents match ?`,
    bindings: [combine(groups, term, ' OR ', matchAll ? ' AND ' : ' OR ')],
  };
}

function postgresMatch(groups: Term[][], matchAll: boolean): Match {
  const term = ({ words, isPrefix }: Term) => words.map((word) => `'${word}'`).join(' <-> ') + (isPrefix ? ':*' : '');
  return {
    sql: `select indicator_id as id, ts_rank('${postgresWeights}', terms, query) as score
      from search_documents, to_tsquery('search_english', ?) query where terms @@ query`,
    bindings: [combine(groups, term, ' | ', matchAll ? ' & ' : ' | ')],
  };
}

/** Words hold letters and digits only, and stand in quotes: nothing in them is syntax. */
function combine(groups: Term[][], write: (term: Term) => string, or: string, between: string): string {
  return groups.map((group) => `(${group.map(write).join(or)})`).join(between);
}
