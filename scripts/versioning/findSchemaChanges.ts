import { type Contract, type ContractPair, type JsonObject, resolve } from './contract.js';
import { findWiderPattern } from './widerPatterns.js';

/** Whether clients send the data of a schema or read it. */
export type Side = 'request' | 'response';

/** A raised lower bound or a lowered upper bound makes valid requests invalid. */
const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** Lists the breaking changes between two schemas for one side. */
export function findSchemaChanges(
  contracts: ContractPair,
  side: Side,
  name: string,
  before: unknown,
  after: unknown,
): string[] {
  return compareSchemas({ ...contracts, side, visited: new Set() }, name, before, after);
}

interface Comparison extends ContractPair {
  side: Side;
  /** Pairs of references already compared, because schemas can be recursive. */
  visited: Set<string>;
}

function compareSchemas(comparison: Comparison, name: string, before: unknown, after: unknown): string[] {
  const pair = `${getRef(before)} ${getRef(after)}`;
  if (pair !== ' ') {
    if (comparison.visited.has(pair)) return [];
    comparison.visited.add(pair);
  }
  const old = mergeAllOf(comparison.before, before);
  const current = mergeAllOf(comparison.after, after);
  return [
    ...findTypeChanges(comparison.side, name, old, current),
    ...findEnumChanges(comparison.side, name, old, current),
    ...(comparison.side === 'request' ? findBoundChanges(name, old, current) : []),
    ...findPropertyChanges(comparison, name, old, current),
    ...findItemChanges(comparison, name, old, current),
    ...findVariantChanges(comparison, name, old, current),
  ];
}

function getRef(schema: unknown): string {
  return typeof schema === 'object' && schema !== null && '$ref' in schema ? String(schema.$ref) : '';
}

/** Merges the parts of `allOf` into one schema. */
function mergeAllOf(contract: Contract, schema: unknown): JsonObject {
  const { allOf, ...ownSchema } = resolve(contract, schema);
  const parts = ((allOf as unknown[] | undefined) ?? []).map((part) => mergeAllOf(contract, part));
  parts.push(ownSchema);
  const properties = Object.assign({}, ...parts.map((part) => part['properties']));
  return { ...Object.assign({}, ...parts), properties, required: parts.flatMap(readRequired) };
}

function readTypes({ type }: JsonObject): string[] {
  if (type === undefined) return [];
  return Array.isArray(type) ? type : [String(type)];
}

/** A request schema must accept all old types. A response schema must have no new types. An integer is also a number. */
function findTypeChanges(side: Side, name: string, before: JsonObject, after: JsonObject): string[] {
  const [old, current] = [readTypes(before), readTypes(after)];
  if (old.length === 0 || current.length === 0) return [];
  const [needed, allowed] = side === 'request' ? [old, current] : [current, old];
  const lost = needed.filter((type) => !allowed.includes(type) && !(type === 'integer' && allowed.includes('number')));
  const phrase = side === 'request' ? 'may no longer be' : 'may now be';
  return lost.map((type) => `${name} ${phrase} ${type}`);
}

/** Responses may have new enum values. Requests must accept all old ones. */
function findEnumChanges(side: Side, name: string, before: JsonObject, after: JsonObject): string[] {
  const current = after['enum'] as unknown[] | undefined;
  if (side === 'response' || current === undefined) return [];
  const old = before['enum'] as unknown[] | undefined;
  if (old === undefined) return [`${name} is now restricted to a list of values`];
  return old.filter((value) => !current.includes(value)).map((value) => `${name} may no longer be '${value}'`);
}

function findBoundChanges(name: string, released: JsonObject, after: JsonObject): string[] {
  const wider = findWiderPattern(released['pattern'] ?? released['format'], after['pattern']);
  const before = wider === undefined ? released : { maxLength: wider.maxLength, ...released };
  const findTighter = (bounds: string[], isTighter: (old: number | undefined, current: number) => boolean) =>
    bounds.filter((bound) => {
      const current = after[bound] as number | undefined;
      return current !== undefined && isTighter(before[bound] as number | undefined, current);
    });
  const tightened = [
    ...findTighter(lowerBounds, (old, current) => old === undefined || current > old),
    ...findTighter(upperBounds, (old, current) => old === undefined || current < old),
  ].map((bound) => `${name} has a tighter ${bound}`);
  const pattern = after['pattern'];
  return pattern === undefined || pattern === before['pattern'] || wider !== undefined
    ? tightened
    : [...tightened, `${name} has a different pattern`];
}

function readRequired({ required }: JsonObject): string[] {
  return (required as string[] | undefined) ?? [];
}

function findPropertyChanges(comparison: Comparison, name: string, before: JsonObject, after: JsonObject): string[] {
  const old = (before['properties'] as JsonObject | undefined) ?? {};
  const current = (after['properties'] as JsonObject | undefined) ?? {};
  const changes = Object.entries(old).flatMap(([key, schema]) => {
    const path = `${name}, ${key}`;
    return key in current ? compareSchemas(comparison, path, schema, current[key]) : [`${path} is removed`];
  });
  const [wasRequired, isRequired] = [readRequired(before), readRequired(after)];
  if (comparison.side === 'request') {
    const newlyRequired = isRequired.filter((key) => !wasRequired.includes(key));
    return [...changes, ...newlyRequired.map((key) => `${name}, ${key} is now required`)];
  }
  const optional = wasRequired.filter((key) => key in current && !isRequired.includes(key));
  return [...changes, ...optional.map((key) => `${name}, ${key} may now be missing`)];
}

function findItemChanges(comparison: Comparison, name: string, before: JsonObject, after: JsonObject): string[] {
  return ['items', 'additionalProperties'].flatMap((key) => {
    const [old, current] = [before[key], after[key]];
    const areSchemas = typeof old === 'object' && typeof current === 'object';
    if (areSchemas) return compareSchemas(comparison, `${name}, each`, old, current);
    const isClosed = comparison.side === 'request' && current === false && old !== undefined && old !== false;
    return isClosed ? [`${name} no longer accepts additional fields`] : [];
  });
}

/** Compares alternatives in order. A request schema must not lose alternatives, and a response schema must not gain any. */
function findVariantChanges(comparison: Comparison, name: string, before: JsonObject, after: JsonObject): string[] {
  return ['oneOf', 'anyOf'].flatMap((key) => {
    const old = (before[key] as unknown[] | undefined) ?? [];
    const current = (after[key] as unknown[] | undefined) ?? [];
    if (old.length === 0) return [];
    if (comparison.side === 'request' && current.length < old.length) return [`${name} has fewer alternatives`];
    if (comparison.side === 'response' && current.length > old.length) return [`${name} has more alternatives`];
    return current.flatMap((schema, index) =>
      compareSchemas(comparison, `${name}, alternative ${index + 1}`, old[index], schema),
    );
  });
}
