import type { Schema } from '../../server/contractFile.js';

/** Builds a value of about `size` characters, as JSON text or as a query. */
export type Inflate = (size: number) => string;

/** Joins parts up to a length. */
function fill(build: (index: number) => string, length: number, separator: string): string {
  const parts: string[] = [];
  for (let size = 0, index = 0; size < length; index++) {
    const part = build(index);
    parts.push(part);
    size += part.length + separator.length;
  }
  return parts.slice(0, -1).join(separator);
}

const list = (build: (index: number) => string) => (size: number) => `[${fill(build, size, ',')}]`;

/** Joins the same part up to a length. */
function repeat(part: string, length: number, separator: string): string {
  return `${part}${separator}`.repeat(length / (part.length + separator.length)).slice(0, -separator.length);
}

const listSame = (part: string) => (size: number) => `[${repeat(part, size, ',')}]`;

/** Large values of a field of JSON, right ones and wrong ones, by what is large in them. */
export function inflateField(schema: Schema, example: unknown): Record<string, Inflate> {
  const buildItem = createItemBuilder(schema.items ?? {}, Array.isArray(example) ? example[0] : example);
  return {
    'right items': list(buildItem),
    'same items': listSame(buildItem(0)),
    numbers: list(String),
    texts: list((index) => `"${index.toString(36)}"`),
    arrays: listSame('[]'),
    objects: listSame('{}'),
    'unknown fields': (size) => `{${fill((index) => `"a${index}":1`, size, ',')}}`,
    'one field repeatedly': (size) => `{${repeat('"a":1', size, ',')}}`,
    'nested arrays': (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
    'nested objects': (size) => `${'{"a":'.repeat(size / 6 - 1)}1${'}'.repeat(size / 6 - 1)}`,
    'a long text': (size) => `"${'x'.repeat(size)}"`,
    'spaces before another character': (size) => `"${' '.repeat(size)}\\u0001"`,
    'escaped characters': (size) => `"${'\\u00e9'.repeat(size / 6)}"`,
    'a long number': (size) => '9'.repeat(size),
    'a huge exponent': () => '1e999999999',
    'a long name': (size) => `{"${'x'.repeat(size)}":1}`,
    'unclosed arrays': (size) => '['.repeat(size),
  };
}

/** Returns a function that builds right items of a list by index. */
function createItemBuilder({ type, enum: values, format }: Schema, example: unknown): (index: number) => string {
  if (values !== undefined) return (index) => JSON.stringify(values[index % values.length]);
  if (format === 'date') return (index) => `"${new Date(index * 86_400_000).toISOString().slice(0, 10)}"`;
  if ([type].flat().includes('number')) return String;
  const object = JSON.stringify(example ?? {});
  return [type].flat().includes('object') ? () => object : (index) => `"${index.toString(36)}"`;
}

/** Large queries for a parameter. */
export function inflateParameter(name: string): Record<string, Inflate> {
  const value = (build: Inflate) => (size: number) => `${name}=${build(size)}`;
  return {
    'a long text': value((size) => 'x'.repeat(size)),
    'encoded characters': value((size) => '%C3%A9'.repeat(size / 6)),
    'spaces before another character': value((size) => `${'+'.repeat(size)}!`),
    'a long number': value((size) => '9'.repeat(size)),
    'a huge exponent': value(() => '1e999999999'),
    items: value((size) => fill((index) => index.toString(36), size, ',')),
    'same items': value((size) => repeat('a', size, ',')),
    'empty items': value((size) => ','.repeat(size)),
    repetitions: (size) => fill((index) => `${name}=${index}`, size, '&'),
    indexes: (size) => fill((index) => `${name}[${index}]=1`, size, '&'),
    'nested names': (size) => `${name}${'[a]'.repeat(size / 3)}=1`,
    'unknown parameters': (size) => fill((index) => `p${index}=1`, size, '&'),
    separators: (size) => '&'.repeat(size),
  };
}

const rows = (build: (index: number) => string) => (size: number) => `date,value\n${fill(build, size - 20, '\n')}`;

/** Large CSV files. */
export const csvFiles: Record<string, Inflate> = {
  'wrong lines': rows(() => 'x,y'),
  'empty lines': rows(() => ''),
  'short lines': rows(() => ','),
  'same rows': rows(() => '2020-01-01,1'),
  'long numbers': rows(() => `2020-01-01,${'9'.repeat(900)}`),
  'too many rows': rows((index) => `${new Date(index * 86_400_000).toISOString().slice(0, 10)},1`),
  'cells in one line': (size) => `date,value\n${','.repeat(size - 20)}`,
  columns: (size) => ','.repeat(size),
  'one quoted cell': (size) => `date,value\n"${'x'.repeat(size - 20)}"`,
  quotes: (size) => `date,value\n${'"'.repeat(size - 20)}`,
};
