import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { parseDocument, type SearchDocument } from '../search/searchDocument.js';
import { takeTurn } from '../takeTurn.js';
import { isPostgres } from './dialect.js';
import { selectRows, toChunks } from './rows.js';

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

/**
 * Returns the documents of indicators, in the order of their ids, without those that have none. Reads those that are not in memory
 * or have changed. Takes a turn before each statement.
 */
export async function readDocuments(db: Knex, ids: number[]): Promise<SearchDocument[]> {
  const memory = getMemory(db);
  const digests = await readDigests(
    db,
    ids.filter((id) => memory.has(id)),
  );
  const found = new Map<number, SearchDocument>();
  for (const [id, digest] of digests) {
    const entry = memory.get(id);
    if (entry?.digest === digest) found.set(id, entry.document);
  }
  const missing = ids.filter((id) => !found.has(id));
  for (const chunk of toChunks(missing, documentsPerStatement)) {
    await takeTurn();
    for (const { id, digest, text } of await selectDocuments(db, chunk)) {
      const document = parseDocument(text);
      memory.set(id, { digest, document, bytes: bytesPerDocument + text.length * bytesPerCharacter });
      found.set(id, document);
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Reads digests from an index that contains them, because the rows of the table are long. */
async function readDigests(db: Knex, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const hint = isPostgres(db) ? '' : ' indexed by search_documents_digest';
  const sql = `select indicator_id as id, digest from search_documents${hint} where indicator_id in (${ids.join()})`;
  return new Map((await selectRows<{ id: number; digest: string }>(db, sql, [])).map(({ id, digest }) => [id, digest]));
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
