import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';
import { selectRows } from './rows.js';

/** What is stored of the document of an indicator besides the document and its terms. */
export interface StoredFacts {
  id: number;
  digest: string;
  termsDigest: string;
  /** Words, separated by blanks. */
  vocabulary: string;
  identifiers: string;
}

/** A document to write. */
export interface WrittenDocument extends StoredFacts {
  document: string;
  /** Undefined if they are stored already. */
  terms: string[] | undefined;
  isNew: boolean;
}

/** Returns what is stored of the documents of these indicators, by indicator. */
export async function listStoredFacts(trx: Knex.Transaction, ids: number[]): Promise<Map<number, StoredFacts>> {
  const columns = { id: 'indicator_id', digest: 'digest', termsDigest: 'terms_digest', vocabulary: 'vocabulary' };
  const rows: StoredFacts[] = await trx('search_documents')
    .whereIn('indicator_id', ids)
    .select({ ...columns, identifiers: 'identifiers' });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Deletes the documents of these indicators, with their terms. */
export async function deleteDocuments(trx: Knex.Transaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx('search_documents').whereIn('indicator_id', ids).delete();
  if (!isPostgres(trx)) await trx('search_terms').whereIn('rowid', ids).delete();
}

/** Inserts or replaces documents, with their terms if these differ from the stored ones. */
export async function writeDocuments(trx: Knex.Transaction, documents: WrittenDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const withTerms = documents.filter(({ terms }) => terms !== undefined);
  if (isPostgres(trx)) {
    await upsertDocuments(
      trx,
      withTerms,
      ', terms',
      ', array_to_tsvector(array(select json_array_elements_text(r->6)))',
    );
    const others = documents.filter(({ terms }) => terms === undefined);
    for (const { id, digest, document } of others)
      await trx('search_documents').where({ indicator_id: id }).update({ digest, document });
    return;
  }
  await upsertDocuments(trx, documents, '', '');
  await trx('search_terms')
    .whereIn(
      'rowid',
      withTerms.filter(({ isNew }) => !isNew).map(({ id }) => id),
    )
    .delete();
  const rows = JSON.stringify(withTerms.map(({ id, terms = [] }) => [id, terms.join(' ')]));
  await trx.raw(
    "insert into search_terms (rowid, terms) select r.value->>'$[0]', r.value->>'$[1]' from json_each(?) r",
    [rows],
  );
}

const columns = ['indicator_id', 'digest', 'document', 'terms_digest', 'vocabulary', 'identifiers'];

async function upsertDocuments(
  trx: Knex.Transaction,
  documents: WrittenDocument[],
  furtherColumn: string,
  furtherValue: string,
): Promise<void> {
  if (documents.length === 0) return;
  const rows = documents.map(({ id, digest, document, termsDigest, vocabulary, identifiers, terms }) => {
    return [id, digest, document, termsDigest, vocabulary, identifiers, ...(furtherColumn === '' ? [] : [terms])];
  });
  const source = isPostgres(trx)
    ? `select (r->>0)::integer, r->>1, r->>2, r->>3, r->>4, r->>5${furtherValue} from json_array_elements(?::json) r`
    : `select ${columns.map((_, index) => `r.value->>'$[${index}]'`).join(', ')} from json_each(?) r where true`;
  const all = `${columns.join(', ')}${furtherColumn}`;
  const changes = all
    .split(', ')
    .slice(1)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');
  await selectRows(
    trx,
    `insert into search_documents (${all}) ${source} on conflict (indicator_id) do update set ${changes} returning indicator_id`,
    [JSON.stringify(rows)],
  );
}
