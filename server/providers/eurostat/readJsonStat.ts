/*
 * JSON-stat 2.0 (https://json-stat.org/full): a table as a list of cells, with the last dimension varying fastest. Lists may be sparse: objects by cell number.
 */

export interface JsonStatDimension {
  /** Position of each code. */
  codes: Map<string, number>;
  /** Names of the codes. */
  labels: Record<string, string>;
}

export interface JsonStatTable {
  /** The data set; null if the table does not state it. */
  id: string | null;
  label: string;
  updated: string | null;
  /** In the order in which cells are numbered. */
  dimensions: Map<string, JsonStatDimension>;
  /** Returns the cell at a position in each dimension; its value is null if it is missing. */
  getCell(numbers: number[]): { value: number | null; flag: string };
}

type Sparse<Value> = Record<string, Value> | Value[];

interface RawTable {
  label?: string;
  updated?: string;
  extension?: { id?: string };
  id: string[];
  size: number[];
  value: Sparse<number | null>;
  status?: Sparse<string | null> | string;
  dimension: Record<
    string,
    { category: { index?: Record<string, number> | string[]; label?: Record<string, string> } }
  >;
}

/** Reads a table. Throws an Error for anything else. */
export function readJsonStat(body: unknown): JsonStatTable {
  const { label = '', updated = null, id, size, value, status = {}, dimension, extension } = body as RawTable;
  if (typeof value !== 'object' || id.length !== size.length) throw new Error('The body is not a JSON-stat table.');
  const dimensions = new Map(id.map((name) => [name, readDimension(dimension[name] as RawTable['dimension'][string])]));
  if (id.some((name, index) => dimensions.get(name)?.codes.size !== size[index]))
    throw new Error('The size of a dimension differs from its number of codes.');
  return {
    id: extension?.id ?? null,
    label,
    updated,
    dimensions,
    getCell(numbers) {
      const cell = String(numbers.reduce((number, at, index) => number * (size[index] as number) + at, 0));
      const flag = typeof status === 'string' ? status : (status as Record<string, string | null>)[cell];
      return { value: (value as Record<string, number | null>)[cell] ?? null, flag: flag ?? '' };
    },
  };
}

function readDimension({ category }: RawTable['dimension'][string]): JsonStatDimension {
  // A dimension with one code may omit the positions.
  const { label: labels = {}, index = Object.keys(labels) } = category;
  const codes = Array.isArray(index)
    ? index.map((code, number): [string, number] => [code, number])
    : Object.entries(index);
  return { codes: new Map(codes), labels };
}
