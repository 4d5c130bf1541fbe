import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { buildDocument, type DocumentPlaces } from '../search/buildDocument.js';
import { mapCountryWords } from '../search/indexedWords.js';
import { buildPlaceIndex } from '../search/places.js';
import { takeTurn } from '../takeTurn.js';
import { doAtEnd } from './dataVersion.js';
import { listDocumentSources } from './documentSources.js';
import { selectRows, toChunks } from './rows.js';
import { addToDocumentCount } from './searchState.js';
import {
  deleteDocuments,
  listStoredFacts,
  type StoredFacts,
  type WrittenDocument,
  writeDocuments,
} from './searchTables.js';
import { countWords, type WordUse } from './searchWords.js';

/** Increase it with every change of the documents, terms or words that a change of the code causes. */
const formVersion = 2;
/** An indicator with series of all countries takes several milliseconds. */
const documentsPerSlice = 8;
const idsPerStatement = 400;

/** Updates the search documents of indicators at the end of the change that a transaction makes. */
export async function updateSearch(trx: Knex.Transaction, indicatorIds: readonly number[]): Promise<void> {
  await doAtEnd(trx, indicatorIds, writeSearchDocuments);
}

/** Updates the search documents of the indicators that list these series, at the end of the change. Call it before they are deleted. */
export async function updateSearchOfSeries(trx: Knex.Transaction, seriesIds: readonly number[]): Promise<void> {
  for (const chunk of toChunks([...seriesIds], idsPerStatement)) {
    const list = chunk.map(() => '?').join();
    const rows = await selectRows<{ id: number }>(
      trx,
      `select indicator_id as id from series where id in (${list})
       union select indicator_id from included_series where series_id in (${list})`,
      [...chunk, ...chunk],
    );
    await updateSearch(
      trx,
      rows.map(({ id }) => id),
    );
  }
}

/** Writes the search documents of indicators that differ from the stored ones. Takes turns. */
export async function writeSearchDocuments(trx: Knex.Transaction, indicatorIds: Iterable<number>): Promise<void> {
  const places = await readPlaces(trx);
  for (const [index, chunk] of toChunks([...indicatorIds], documentsPerSlice).entries()) {
    if (index > 0) await takeTurn();
    await writeSlice(trx, chunk, places);
  }
}

async function writeSlice(trx: Knex.Transaction, ids: number[], places: DocumentPlaces): Promise<void> {
  const sources = await listDocumentSources(trx, ids);
  const stored = await listStoredFacts(trx, ids);
  const uses = new Map<string, WordUse>();
  const written: WrittenDocument[] = [];
  for (const source of sources) {
    const { document, terms, vocabulary, identifiers } = buildDocument(source, places);
    const [digest, termsDigest] = [computeDigest(document), computeDigest(terms.join(' '))];
    const before = stored.get(source.id);
    if (before?.digest === digest && before.termsDigest === termsDigest) continue;
    const facts = {
      id: source.id,
      digest,
      termsDigest,
      vocabulary: vocabulary.join(' '),
      identifiers: identifiers.join(' '),
    };
    addUses(uses, before, -1);
    addUses(uses, facts, 1);
    written.push({
      ...facts,
      document,
      terms: before?.termsDigest === termsDigest ? undefined : terms,
      isNew: before === undefined,
    });
  }
  const kept = new Set(sources.map(({ id }) => id));
  const removed = [...stored.values()].filter(({ id }) => !kept.has(id));
  for (const one of removed) addUses(uses, one, -1);
  await deleteDocuments(
    trx,
    removed.map(({ id }) => id),
  );
  await writeDocuments(trx, written);
  await countWords(
    trx,
    [...uses.values()].filter(({ vocabulary, identifiers }) => vocabulary !== 0 || identifiers !== 0),
  );
  await addToDocumentCount(trx, written.filter(({ isNew }) => isNew).length - removed.length);
}

function addUses(uses: Map<string, WordUse>, facts: StoredFacts | undefined, change: number): void {
  for (const kind of ['vocabulary', 'identifiers'] as const) {
    for (const word of facts?.[kind].split(' ') ?? []) {
      if (word === '') continue;
      const use = uses.get(word) ?? { word, vocabulary: 0, identifiers: 0 };
      use[kind] += change;
      uses.set(word, use);
    }
  }
}

let latest: { names: string; places: DocumentPlaces } | undefined;

/** Returns what depends on the names of the countries only, which hardly ever change. */
async function readPlaces(trx: Knex.Transaction): Promise<DocumentPlaces> {
  const rows = await trx('countries').orderBy('code').select({ code: 'code', code3: 'code3', name: 'name' });
  const names = JSON.stringify(rows);
  if (latest?.names !== names)
    latest = { names, places: { places: buildPlaceIndex(rows), countryWords: mapCountryWords(rows) } };
  return latest.places;
}

/** Returns the form in which documents are written now: it depends on the code and on the names of countries. */
export async function computeSearchForm(db: Knex): Promise<string> {
  const rows = await db('countries').orderBy('code').select('code', 'code3', 'name');
  return computeDigest(JSON.stringify([formVersion, rows.map(({ code, code3, name }) => [code, code3, name])]));
}

function computeDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** Lists the next ids of indicators. */
export async function listIdsAfter(db: Knex, id: number, limit: number): Promise<number[]> {
  return db('indicators').where('id', '>', id).orderBy('id').limit(limit).pluck('id');
}
