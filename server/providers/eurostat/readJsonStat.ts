/*
 * JSON-stat 2.0 (https://json-stat.org/full): a table as one list of cells, the last dimension fastest. Lists may be sparse: objects by the cells' numbers.
 */

export interface JsonStatDimension {
  /** The number of each code. */
  codes: Map<string, number>;
  /** What the codes mean. */
  labels: Record<string, string>;
}

export interface JsonStatTable {
  label: string;
  updated: string | null;
  /** In the order by which cells are numbered. */
  dimensions: Map<string, JsonStatDimension>;
  /** The cell at a number of each dimension; its value is null where there is none. */
  getCell(numbers: number[]): { value: number | null; flag: string };
}

type Sparse<Value> = Record<string, Value> | Value[];

interface RawTable {
  label?: string;
  updated?: string;
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
  const { label = '', updated = null, id, size, value, status = {}, dimension } = body as RawTable;
  if (typeof value !== 'object' || id.length !== size.length) throw new Error('This is no table.');
  const dimensions = new Map(id.map((name) => [name, readDimension(dimension[name] as RawTable['dimension'][string])]));
  if (id.some((name, index) => dimensions.get(name)?.codes.size !== size[index])) throw new Error('Its sizes differ.');
  return {
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
  // A dimension of one code may leave out its number.
  const { label: labels = {}, index = Object.keys(labels) } = category;
  const codes = Array.isArray(index)
    ? index.map((code, number): [string, number] => [code, number])
    : Object.entries(index);
  return { codes: new Map(codes), labels };
}
