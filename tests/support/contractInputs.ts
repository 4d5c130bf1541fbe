import { type Operation, readOperations } from '../../scripts/contract/operations.js';
import { contract, type RequestBody, type Schema } from '../../server/contractFile.js';
import { readBodySchema } from '../../server/http/bodySchema.js';

/** Every operation of the contract. */
export const operations: Operation[] = readOperations(contract as never);

const requestBodies = new Map<string, RequestBody>(
  Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, requestBody }) => (requestBody === undefined ? [] : [[operationId, requestBody]])),
);

/** Returns the body that an operation reads, as the contract describes it. */
export function findRequestBody({ id }: Operation): RequestBody | undefined {
  return requestBodies.get(id);
}

/** Returns a valid body of an operation as text. */
export function readExampleBody({ bodies = [] }: Operation): { type: string; body: string } | undefined {
  const [example] = bodies;
  if (example === undefined) return undefined;
  const { type, value } = example;
  return { type, body: typeof value === 'string' ? value : JSON.stringify(value) };
}

/** Builds the path and the required parameters of an operation, with its examples and the given encoded values. */
export function buildTarget({ path, parameters }: Operation, values: Record<string, string> = {}): string {
  const value = (name: string) =>
    values[name] ?? encodeURIComponent(String(parameters.find((one) => one.name === name)?.example ?? '7'));
  const query = parameters.filter((one) => one.in === 'query' && (one.required || one.name in values));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => value(name));
  return `${filled}?${query.map(({ name }) => `${name}=${value(name)}`).join('&')}`;
}

export interface BodyField {
  /** Names of fields from the outside in; `0` is the first item of an array. */
  path: string[];
  schema: Schema;
}

/** Lists the fields of a JSON body at any depth. */
export function listFields(requestBody: RequestBody): BodyField[] {
  return listParts(readBodySchema(requestBody), []).slice(1);
}

function listParts(schema: Schema, path: string[]): BodyField[] {
  const { properties = {}, items, prefixItems = [], allOf = [], oneOf = [] } = schema;
  const [item = items] = prefixItems;
  return [
    { path, schema },
    ...[...allOf, ...oneOf].flatMap((part) => listParts(part, path).slice(1)),
    ...(item === undefined ? [] : listParts(item, [...path, '0'])),
    ...Object.entries(properties).flatMap(([name, part]) => listParts(part, [...path, name])),
  ];
}

/** Returns a copy of an example with a value at a path. */
export function placeValue(example: unknown, [head, ...rest]: string[], value: unknown): unknown {
  if (head === undefined) return value;
  if (head === '0') return [placeValue(Array.isArray(example) ? example[0] : undefined, rest, value)];
  const fields = typeof example === 'object' && example !== null ? (example as Record<string, unknown>) : {};
  return { ...fields, [head]: placeValue(fields[head], rest, value) };
}
