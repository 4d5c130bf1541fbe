import { contract, type RequestBody, type Schema } from '../contractFile.js';

/** Returns the schema of a body without references. A body has one media type. */
export function readBodySchema({ content }: RequestBody): Schema {
  const [media] = Object.values(content);
  if (media === undefined) throw new Error('A body of the contract has no media type.');
  return inlineSchema(media.schema);
}

/** Replaces references by what they name. The schemas of requests are not recursive. */
export function inlineSchema(schema: Schema): Schema {
  const { $ref, ...own } = schema;
  if ($ref !== undefined) return { ...inlineSchema(findSchema($ref)), ...own };
  return {
    ...own,
    ...(own.properties && { properties: mapValues(own.properties, inlineSchema) }),
    ...(own.items && { items: inlineSchema(own.items) }),
    ...(own.allOf && { allOf: own.allOf.map(inlineSchema) }),
    ...(own.oneOf && { oneOf: own.oneOf.map(inlineSchema) }),
  };
}

function findSchema(reference: string): Schema {
  const found = contract.components.schemas[reference.split('/').at(-1) as keyof typeof contract.components.schemas];
  if (found === undefined) throw new Error(`The contract has no schema ${reference}.`);
  return found;
}

export function mapValues<Value, Result>(
  record: Record<string, Value>,
  convert: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, convert(value)]));
}

/** Numbers of the parts of a JSON text. */
export interface JsonCounts {
  /** Items of arrays and values of fields. */
  values: number;
  /** Arrays and objects. */
  containers: number;
  fields: number;
}

/**
 * Counts the parts of the largest JSON text that a schema without references allows. Throws an error if it has an array of
 * any length or an object with any fields, because the number of parts would have no limit. `x-max-parts` sets that limit.
 */
export function countLargest(schema: Schema): JsonCounts {
  const maxParts = schema['x-max-parts'];
  if (typeof maxParts === 'number') return { values: maxParts, containers: maxParts, fields: maxParts };
  const { properties, items, prefixItems, allOf = [], oneOf = [] } = schema;
  assertClosed(schema);
  const own = [
    ...[...allOf, ...oneOf].map(countLargest),
    ...(properties === undefined ? [] : [countObject(properties)]),
    ...(prefixItems === undefined ? [] : [addCounts({ ...one, containers: 1 }, ...prefixItems.map(countLargest))]),
    ...(items === undefined ? [] : [countArray(countLargest(items), findMaxItems(schema))]),
  ];
  return own.reduce(
    (most, counts) => ({
      values: Math.max(most.values, counts.values),
      containers: Math.max(most.containers, counts.containers),
      fields: Math.max(most.fields, counts.fields),
    }),
    one,
  );
}

function assertClosed(schema: Schema): void {
  const types = [schema.type].flat();
  if (types.includes('array') && findMaxItems(schema) === Infinity)
    throw new Error('An array in a request body has no `maxItems`.');
  if (types.includes('object') && schema['additionalProperties'] !== false)
    throw new Error('An object in a request body does not have `additionalProperties: false`.');
}

const one: JsonCounts = { values: 1, containers: 0, fields: 0 };

function countObject(properties: Record<string, Schema>): JsonCounts {
  const parts = Object.values(properties).map(countLargest);
  return addCounts({ values: 1, containers: 1, fields: parts.length }, ...parts);
}

function countArray(item: JsonCounts, length: number): JsonCounts {
  return { values: 1 + item.values * length, containers: 1 + item.containers * length, fields: item.fields * length };
}

/** Returns the maximum number of items. An array without duplicates has at most as many as there are values. */
export function findMaxItems({ maxItems, uniqueItems, items, prefixItems }: Schema): number {
  return maxItems ?? prefixItems?.length ?? (uniqueItems === true ? items?.enum?.length : undefined) ?? Infinity;
}

function addCounts(...all: JsonCounts[]): JsonCounts {
  return all.reduce((sum, counts) => ({
    values: sum.values + counts.values,
    containers: sum.containers + counts.containers,
    fields: sum.fields + counts.fields,
  }));
}
