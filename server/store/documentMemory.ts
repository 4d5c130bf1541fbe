import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { parseDocument, type SearchDocument } from '../search/searchDocument.js';
import { takeTurn } from '../takeTurn.js';
import { selectRows, toChunks } from './rows.js';
import type { CandidateRow } from './searchCandidates.js';

/** Memory for the documents of the last searches of a process. */
const maxBytes = 48 * 1024 * 1024;
/** Of a document in memory, for each character of the stored one. */
const bytesPerCharacter = 3;
const bytesPerDocument = 500;
const documentsPerStatement = 200;

interface Entry {
  digest: string;
  document: SearchDocument;
  bytes: number;
}

const memories = new WeakMap<Knex, LRUCache<number, Entry>>();

/** Returns the documents of candidates, in their order. Reads those that are not in memory. Takes a turn before each statement. */
export async function readDocuments(db: Knex, rows: CandidateRow[]): Promise<SearchDocument[]> {
  const memory = getMemory(db);
  const found = new Map<number, SearchDocument>();
  const missing: number[] = [];
  for (const { id, digest } of rows) {
    const entry = memory.get(id);
    if (entry?.digest === digest) found.set(id, entry.document);
    else missing.push(id);
  }
  for (const chunk of toChunks(missing, documentsPerStatement)) {
    await takeTurn();
    for (const { id, digest, text } of await selectDocuments(db, chunk)) {
      const document = parseDocument(text);
      memory.set(id, { digest, document, bytes: bytesPerDocument + text.length * bytesPerCharacter });
      found.set(id, document);
    }
  }
  return rows.flatMap(({ id }) => found.get(id) ?? []);
}

function selectDocuments(db: Knex, ids: number[]): Promise<{ id: number; digest: string; text: string }[]> {
  const sql = `select indicator_id as id, digest, document as text from search_documents
    where indicator_id in (${ids.map(() => '?').join()})`;
  return selectRows(db, sql, ids);
}

function getMemory(db: Knex): LRUCache<number, Entry> {
  const memory = memories.get(db) ?? new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }: Entry) => bytes });
  memories.set(db, memory);
  return memory;
}
