import type { Knex } from 'knex';

/** `library` counts changes to the catalogue and vintages, `access` changes to accounts and keys. */
export type VersionCounter = 'library' | 'access';

const library = { name: 'library' };

/** Increments a counter, within the transaction that makes the change. */
export async function bumpDataVersion(
  trx: Knex.Transaction,
  at: string,
  name: VersionCounter = 'library',
): Promise<void> {
  await trx('data_versions')
    .where({ name })
    .update({ version: trx.raw('version + 1'), changed_at: at });
}

/**
 * What a change concerns. `catalogue`: responses about any series, because the description of a series, indicator, country … changed.
 * `data`: only responses about the series whose vintages were written, and those about the whole library.
 */
export type LibraryPart = 'catalogue' | 'data';

/** A transaction that holds the lock of the counter, and what it has counted. */
interface Writer {
  hasCounted: boolean;
  hasCountedCatalogue: boolean;
  /** Number of calls of `changeLibrary` that run. */
  depth: number;
  /** What to do at the end of the change, with ids. */
  atEnd: Map<EndWork, Set<number>>;
}

/** Work at the end of a change, for each id that it concerns. */
type EndWork = (trx: Knex.Transaction, ids: Set<number>) => Promise<void>;

const writers = new WeakMap<Knex, Writer>();

/**
 * Runs `work` in one transaction (`db` itself if it is one), and counts a change once per transaction if `didChange`
 * returns true. Serialises writers of the library: each locks the counter first, which on SQLite takes the write lock.
 */
export async function changeLibrary<T>(
  db: Knex,
  at: string,
  work: (trx: Knex.Transaction) => Promise<T>,
  didChange: (result: T) => boolean,
  part: LibraryPart = 'catalogue',
): Promise<T> {
  if (!db.isTransaction) return db.transaction((trx) => changeLibrary(trx, at, work, didChange, part));
  const trx = db as Knex.Transaction;
  const writer = writers.get(trx) ?? (await lockLibrary(trx));
  writer.depth += 1;
  const result = await work(trx);
  writer.depth -= 1;
  if (writer.depth === 0) await finish(trx, writer);
  if (didChange(result)) await countChange(trx, writer, at, part);
  return result;
}

/** Does work once at the end of the change that the transaction makes, before it commits; at once if no change runs. */
export async function doAtEnd(trx: Knex.Transaction, ids: readonly number[], work: EndWork): Promise<void> {
  const writer = writers.get(trx);
  if (writer === undefined || writer.depth === 0) return work(trx, new Set(ids));
  const collected = writer.atEnd.get(work) ?? new Set<number>();
  writer.atEnd.set(work, collected);
  for (const id of ids) collected.add(id);
}

async function finish(trx: Knex.Transaction, writer: Writer): Promise<void> {
  const all = [...writer.atEnd];
  writer.atEnd.clear();
  for (const [work, ids] of all) await work(trx, ids);
}

async function lockLibrary(trx: Knex.Transaction): Promise<Writer> {
  await trx('data_versions')
    .where(library)
    .update({ version: trx.ref('version') });
  const writer: Writer = { hasCounted: false, hasCountedCatalogue: false, depth: 0, atEnd: new Map() };
  writers.set(trx, writer);
  return writer;
}

async function countChange(trx: Knex.Transaction, writer: Writer, at: string, part: LibraryPart): Promise<void> {
  if (!writer.hasCounted) await bumpDataVersion(trx, at);
  writer.hasCounted = true;
  if (part === 'data' || writer.hasCountedCatalogue) return;
  await recordCatalogueChange(trx, at);
  writer.hasCountedCatalogue = true;
}

/** Records that the catalogue changed with the current version of the library. */
export async function recordCatalogueChange(trx: Knex.Transaction, at: string): Promise<void> {
  const version = trx('data_versions').where(library).select('version');
  await trx('data_versions').where({ name: 'catalogue' }).update({ version, changed_at: at });
}

/** SQL for the version of the library that a transaction counts, to record in which change a series changed. */
export function getNextVersionSql(trx: Knex.Transaction): string {
  const next = writers.get(trx)?.hasCounted ? 'version' : 'version + 1';
  return `(select ${next} from data_versions where name = 'library')`;
}
