import type { Knex } from 'knex';
import { isPostgres } from './database.js';
import { chunksOf } from './rows.js';

/** What an indicator can be found by. A match in an earlier part counts for more. */
export interface SearchDocument {
  indicatorId: number;
  title: string;
  /** Slug and provider series ids. */
  identifiers: string[];
  keywords: string[];
  /** Country codes and names. */
  places: string[];
  body: string;
}

const rowsPerStatement = 400;

/** Puts documents into the index, in place of what it held of their indicators. */
export async function indexIndicators(db: Knex, documents: SearchDocument[]): Promise<void> {
  await db.transaction(async (trx) => {
    const insert = isPostgres(db) ? insertPostgres : insertSqlite;
    const key = isPostgres(db) ? 'indicator_id' : 'rowid';
    for (const document of documents) {
      await trx('search_documents').where(key, document.indicatorId).delete();
      await insert(trx, document);
    }
    await replaceWords(trx, documents);
  });
}

/** The distinct words of titles, keywords and identifiers, in order: what a misspelt word may have meant. */
export async function listSearchWords(db: Knex): Promise<string[]> {
  return db('search_words').distinct('word').orderBy('word').pluck('word');
}

/** The words of a text as the index has them: lower case, without diacritics, letters and digits only. */
export function searchWordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function plain(...texts: string[]): string {
  return texts.flatMap(searchWordsOf).join(' ');
}

async function insertSqlite(trx: Knex.Transaction, document: SearchDocument): Promise<void> {
  await trx.raw(
    'insert into search_documents (rowid, title, identifiers, keywords, places, body) values (?, ?, ?, ?, ?, ?)',
    [
      document.indicatorId,
      plain(document.title),
      plain(...document.identifiers),
      plain(...document.keywords),
      plain(...document.places),
      plain(document.body),
    ],
  );
}

/** PostgreSQL has four weights for our five parts: places and body share the least. */
async function insertPostgres(trx: Knex.Transaction, document: SearchDocument): Promise<void> {
  const part = (weight: string) => `setweight(to_tsvector('search_english', ?), '${weight}')`;
  await trx.raw(
    `insert into search_documents (indicator_id, terms)
     values (?, ${['A', 'B', 'C', 'D'].map(part).join(' || ')})`,
    [
      document.indicatorId,
      plain(document.title),
      plain(...document.identifiers),
      plain(...document.keywords),
      plain(...document.places, document.body),
    ],
  );
}

async function replaceWords(trx: Knex.Transaction, documents: SearchDocument[]): Promise<void> {
  for (const chunk of chunksOf(documents, rowsPerStatement)) {
    await trx('search_words')
      .whereIn(
        'indicator_id',
        chunk.map(({ indicatorId }) => indicatorId),
      )
      .delete();
  }
  const rows = documents.flatMap(({ indicatorId, title, keywords, identifiers }) =>
    [...new Set([title, ...keywords, ...identifiers].flatMap(searchWordsOf))].map((word) => ({
      word,
      indicator_id: indicatorId,
    })),
  );
  for (const chunk of chunksOf(rows, rowsPerStatement)) await trx('search_words').insert(chunk);
}
