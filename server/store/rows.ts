import type { Knex } from 'knex';
import { shareText } from '../shareText.js';
import { takeTurn } from '../takeTurn.js';
import { readDirectly } from './directReads.js';

/**
 * Maps fields to columns of a table. `json` fields are stored as JSON text. `shared` fields hold texts, or lists of texts, that many
 * rows repeat, so memory has one copy of each.
 */
export interface Table<Row> {
  name: string;
  columns: { [Field in keyof Row]-?: string };
  json: (keyof Row)[];
  shared?: (keyof Row)[];
}

/**
 * Maximum number of rows per statement. With at most 20 columns this stays within SQLite's limits on variables and
 * terms.
 */
const rowsPerStatement = 400;

/** Lists the rows that `refine` selects and orders. */
export async function listRows<Row extends object>(
  db: Knex,
  table: Table<Row>,
  refine: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<Row[]> {
  const query = refine(db(table.name).select(table.columns));
  return parseFields(table, readDirectly<Row>(db, () => query.toSQL()) ?? (await query));
}

/** Lists the rows that have one of these values in a field, in its order. Knex takes longer to build such a statement than SQLite to run it. */
export async function listRowsWith<Row extends object>(
  db: Knex,
  table: Table<Row>,
  field: keyof Row,
  values: readonly (string | number)[],
): Promise<Row[]> {
  if (values.length === 0) return [];
  const columns = Object.entries<string>(table.columns).map(([name, column]) => `${column} as "${name}"`);
  const column = table.columns[field];
  const places = values.map(() => '?');
  const sql = `select ${columns.join()} from ${table.name} where ${column} in (${places.join()}) order by ${column}`;
  return parseFields(table, await selectRows<Row>(db, sql, [...values]));
}

function parseFields<Row>({ json, shared = [] }: Table<Row>, rows: Row[]): Row[] {
  for (const row of rows) {
    for (const field of json) row[field] = parseJson(row[field]) as Row[keyof Row];
    for (const field of shared) row[field] = shareTexts(row[field]) as Row[keyof Row];
  }
  return rows;
}

function shareTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shareTexts);
  return typeof value === 'string' ? shareText(value) : value;
}

/** Number of rows that one statement of `listInSlices` reads. */
const rowsPerSlice = 1_000;

/**
 * Lists up to `limit` rows in slices, and takes a turn before each. `list` returns the rows that follow a row, or the first
 * ones.
 */
export async function listInSlices<Row>(
  list: (last: Row | undefined, limit: number) => Promise<Row[]>,
  limit = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    await takeTurn();
    const count = Math.min(rowsPerSlice, limit - all.length);
    const rows = await list(all.at(-1), count);
    for (const row of rows) all.push(row);
    if (rows.length < count || all.length >= limit) return all;
  }
}

/**
 * Inserts rows, or updates those that differ from the stored row with the same `key`. Returns how many rows changed.
 */
export async function upsertRows<Row extends object>(
  trx: Knex.Transaction,
  table: Table<Row>,
  key: (keyof Row)[],
  rows: Row[],
): Promise<number> {
  const [firstKey] = key;
  const stored = await listRows(trx, table, (query) => {
    // An import writes a row or two of a table that may have very many.
    if (firstKey === undefined || rows.length > rowsPerStatement) return query;
    return query.whereIn(table.columns[firstKey], [...new Set(rows.map((row) => row[firstKey] as string))]);
  });
  const fields = Object.keys(table.columns) as (keyof Row)[];
  const serialize = (row: Row, selectedFields: (keyof Row)[]) =>
    JSON.stringify(selectedFields.map((field) => row[field]));
  const storedByKey = new Map(stored.map((row) => [serialize(row, key), serialize(row, fields)]));
  const changed = rows.filter((row) => storedByKey.get(serialize(row, key)) !== serialize(row, fields));
  const keyColumns = key.map((field) => table.columns[field]);
  for (const chunk of toChunks(changed, rowsPerStatement)) {
    await trx(table.name)
      .insert(chunk.map((row) => toColumns(table, row)))
      .onConflict(keyColumns)
      .merge();
  }
  return changed.length;
}

/** Converts a row to columns for an insert. */
export function toColumns<Row extends object>(table: Table<Row>, row: Row): Record<string, unknown> {
  const fields = Object.keys(table.columns) as (keyof Row)[];
  return Object.fromEntries(
    fields.map((field) => [table.columns[field], table.json.includes(field) ? JSON.stringify(row[field]) : row[field]]),
  );
}

/** Runs a statement with positional bindings. Returns the rows of either driver. */
export async function selectRows<Row>(db: Knex, sql: string, bindings: Knex.RawBinding[]): Promise<Row[]> {
  const read = readDirectly<Row>(db, () => ({ sql, bindings }));
  if (read !== undefined) return read;
  const result: unknown = await db.raw(sql, bindings);
  return Array.isArray(result) ? result : (result as { rows: Row[] }).rows;
}

/** Splits a list into chunks of at most `size`. */
export function toChunks<T>(list: T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < list.length; start += size) chunks.push(list.slice(start, start + size));
  return chunks;
}

/** Returns the first rows whose sizes together stay within `maxSize`, but at least one row. */
export function takeWithinSize<Row extends { size: number }>(rows: readonly Row[], maxSize: number): Row[] {
  let total = 0;
  return rows.filter(({ size }, index) => {
    total += size;
    return index === 0 || total <= maxSize;
  });
}

function parseJson(text: unknown): unknown {
  return typeof text === 'string' ? JSON.parse(text) : null;
}

/** Compares two texts like the database orders them: by their characters. For a list to sort. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Groups rows by a key, in their order. */
export function groupBy<Row, Key>(rows: readonly Row[], getKey: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(getKey(row));
    if (group) group.push(row);
    else groups.set(getKey(row), [row]);
  }
  return groups;
}
