import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { AttachedValue } from '../attachedValue.js';
import { type CacheCounts, CountedLookups } from '../cacheCounts.js';
import { RecentIds } from '../recentIds.js';
import { readDocument } from '../search/documentFormat.js';
import { convertDocument } from '../search/jsonDocument.js';
import type { SearchDocument } from '../search/searchDocument.js';
import { takeTurn } from '../takeTurn.js';
import { isPostgres } from './dialect.js';
import { getLibraryMemory } from './libraryMemory.js';
import { selectRows, toChunks } from './rows.js';

/** Memory for the documents of the last searches of a process. */
const maxBytes = 32 * 1024 * 1024;
/** What a document, a series and an import take in memory, in addition to the stored text. The three are measured. */
const bytesPerDocument = 740;
const bytesPerSeries = 100;
const bytesPerImport = 90;
const documentsPerStatement = 100;
/** About as many documents fit into `maxBytes`. */
const maxRecentReads = 16_384;

interface Entry {
  digest: string;
  document: SearchDocument;
  bytes: number;
  /** A version of the library in which this is the document. */
  version: number | undefined;
}

interface Memory {
  entries: LRUCache<number, Entry>;
  /** The ids of the documents that were last read from the database. */
  recentReads: RecentIds;
  lookups: CountedLookups;
}

const memories = new AttachedValue<Knex, Memory>();

/**
 * Returns the documents of indicators, in the order of their ids, without those that have none. Reads those that are not in memory
 * or have changed. Keeps a document from its second read on: in a large library, most documents are read once, and garbage collection
 * takes longest for objects that were kept for a while. Takes a turn before each statement.
 *
 * `found`: the documents that the request has found before. Further ones are added, so that a request reads each once.
 */
export async function readDocuments(
  db: Knex,
  ids: number[],
  found = new Map<number, SearchDocument>(),
): Promise<SearchDocument[]> {
  const { entries: memory, recentReads, lookups } = getMemory(db);
  const version = getLibraryMemory(db)?.version;
  const wanted = ids.filter((id) => !found.has(id));
  for (const [id, { document }] of await listCurrent(db, memory, wanted, version)) found.set(id, document);
  const missing = wanted.filter((id) => lookups.count(found.get(id)) === undefined);
  for (const chunk of toChunks(missing, documentsPerStatement)) {
    await takeTurn();
    for (const { digest, document: text } of await selectDocuments(db, chunk)) {
      const document = readDocument(convertDocument(text));
      const { id } = document.indexed.indicator;
      found.set(id, document);
      const isReadAgain = recentReads.add(id) || memory.has(id);
      if (isReadAgain) memory.set(id, { digest, document, bytes: countBytes(text, document), version });
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Estimates the bytes that a document takes in memory. Its text takes one for each character, or two if any character needs two. */
function countBytes(text: string, { indexed: { indicator }, imports }: SearchDocument): number {
  const textBytes = /[\u0100-\uFFFF]/.test(text) ? 2 * text.length : text.length;
  return textBytes + bytesPerDocument + indicator.series.length * bytesPerSeries + imports.length * bytesPerImport;
}

export function countDocuments(db: Knex): CacheCounts {
  const { entries, lookups } = getMemory(db);
  return lookups.describe(entries);
}

/** Lists the documents in memory that are those of a version of the library. Compares digests if that is not known. */
async function listCurrent(
  db: Knex,
  memory: Memory['entries'],
  ids: number[],
  version: number | undefined,
): Promise<[id: number, entry: Entry][]> {
  const known = ids.flatMap((id): [number, Entry][] => {
    const entry = memory.get(id);
    return entry === undefined ? [] : [[id, entry]];
  });
  const isCurrent = ([, entry]: [number, Entry]) => version !== undefined && entry.version === version;
  const toCompare = known.filter((one) => !isCurrent(one)).map(([id]) => id);
  const digests = await readDigests(db, toCompare);
  return known.filter((one) => {
    const [id, entry] = one;
    if (isCurrent(one)) return true;
    if (digests.get(id) !== entry.digest) return false;
    entry.version = version;
    return true;
  });
}

/** Reads digests from an index that contains them, because the rows of the table are long. */
async function readDigests(db: Knex, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const hint = isPostgres(db) ? '' : ' indexed by search_documents_digest';
  const sql = `select indicator_id as id, digest from search_documents${hint} where indicator_id in ${listSql(db)}`;
  const rows = await selectRows<{ id: number; digest: string }>(db, sql, [JSON.stringify(ids)]);
  return new Map(rows.map(({ id, digest }) => [id, digest]));
}

async function selectDocuments(db: Knex, ids: number[]): Promise<{ digest: string; document: string }[]> {
  const sql = `select digest, document from search_documents where indicator_id in ${listSql(db)}`;
  return selectRows(db, sql, [JSON.stringify(ids)]);
}

/** SQL for a list of ids that a parameter has as JSON. */
function listSql(db: Knex): string {
  return isPostgres(db)
    ? '(select value::integer from json_array_elements_text(?::json))'
    : '(select value from json_each(?))';
}

function getMemory(db: Knex): Memory {
  const memory = memories.get(db) ?? {
    entries: new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }: Entry) => bytes }),
    recentReads: new RecentIds(maxRecentReads),
    lookups: new CountedLookups(),
  };
  memories.set(db, memory);
  return memory;
}
