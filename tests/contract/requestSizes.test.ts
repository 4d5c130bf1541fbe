import { contract, type Schema } from '../../server/contractFile.js';
import { countLargest, findMaxItems, readBodySchema } from '../../server/http/bodySchema.js';

const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
const bodies = operations.flatMap(({ operationId, requestBody }) =>
  // Only the size of signed bytes is limited: the signature is checked before they are parsed.
  requestBody === undefined || requestBody['x-signed-body']
    ? []
    : [{ operationId, requestBody, schema: readBodySchema(requestBody) }],
);
const parameters = operations.flatMap(({ operationId, parameters: list = [] }) =>
  list.map((one) => {
    const parameter = '$ref' in one ? contract.components.parameters[one.$ref.split('/').at(-1) ?? ''] : one;
    if (parameter === undefined) throw new Error(`${operationId} has an unknown parameter.`);
    return { operationId, name: parameter.name, schema: readBodySchema({ content: { any: parameter } } as never) };
  }),
);

const lengthsOfFormats: Record<string, number> = { date: 10, uuid: 36 };

/** The maximum number of characters; Infinity for a string without a limit. */
function findMaxLength({ maxLength, enum: values, const: only, pattern = '', format = '' }: Schema): number {
  if (maxLength !== undefined) return maxLength;
  if (values !== undefined || only !== undefined) {
    return Math.max(...(values ?? [only]).map((value) => String(value).length));
  }
  return lengthsOfFormats[format] ?? findPatternLength(pattern);
}

/** The length of the longest text that matches a pattern of characters and character classes with bounded repetitions. */
function findPatternLength(pattern: string): number {
  const part = /(?:\[[^\]]+\]|[\w-])(?:\{(?:\d+,)?(\d+)\})?/g;
  const inner = /^\^(.+)\$$/.exec(pattern)?.[1] ?? '';
  if (inner === '' || inner.replace(part, '') !== '') return Infinity;
  return [...inner.matchAll(part)].reduce((sum, [, count = '1']) => sum + Number(count), 0);
}

/** Lists the parts of a schema without a maximum size. */
function findUnlimited(schema: Schema, path = ''): string[] {
  if (schema['x-max-parts'] !== undefined) return [];
  const { type, properties = {}, items, prefixItems = [], allOf = [], oneOf = [] } = schema;
  const types = [type].flat();
  const isUnlimited =
    (types.includes('string') && findMaxLength(schema) === Infinity) ||
    (types.includes('array') && findMaxItems(schema) === Infinity) ||
    (types.includes('object') && schema['additionalProperties'] !== false) ||
    (type === undefined && allOf.length + oneOf.length === 0 && schema.const === undefined);
  const parts: [string, Schema][] = [
    ...Object.entries(properties).map(([name, part]): [string, Schema] => [`${path}/${name}`, part]),
    ...[...prefixItems, ...(items === undefined ? [] : [items])].map((part): [string, Schema] => [`${path}/*`, part]),
    ...[...allOf, ...oneOf].map((part): [string, Schema] => [path, part]),
  ];
  return [...(isUnlimited ? [path || '/'] : []), ...parts.flatMap(([name, part]) => findUnlimited(part, name))];
}

/** A number with all its digits, sign and exponent. */
const numberLength = 24;

/** The size of the largest JSON text that a schema allows, with a number of bytes for each character of a text. */
function findMaxBytes(schema: Schema, characterBytes: number): number {
  const measure = (part: Schema) => findMaxBytes(part, characterBytes);
  const { type, properties = {}, items, prefixItems = [], allOf = [], oneOf = [] } = schema;
  const fields = Object.entries(properties).map(([name, part]) => name.length + 4 + measure(part));
  const list = items === undefined ? prefixItems.map(measure) : [findMaxItems(schema) * (measure(items) + 1)];
  const scalar = [type].flat().includes('string') ? 2 + findMaxLength(schema) * characterBytes : numberLength;
  const nested =
    fields.length + list.length === 0 ? scalar : 2 + [...fields, ...list].reduce((sum, one) => sum + one, 0);
  return Math.max(nested, ...[...allOf, ...oneOf].map(measure));
}

/** Lists the arrays under a `oneOf`. */
function findAlternativeLists(schema: Schema, path = '', isAlternative = false): string[] {
  const { type, properties = {}, items, allOf = [], oneOf = [] } = schema;
  return [
    ...(isAlternative && [type].flat().includes('array') ? [path] : []),
    ...Object.entries(properties).flatMap(([name, one]) => findAlternativeLists(one, `${path}/${name}`, isAlternative)),
    ...(items === undefined ? [] : findAlternativeLists(items, `${path}/*`, isAlternative)),
    ...allOf.flatMap((one) => findAlternativeLists(one, path, isAlternative)),
    ...oneOf.flatMap((one) => findAlternativeLists(one, path, true)),
  ];
}

it('no body has a list in an alternative: the items of long lists are checked after the alternatives', () => {
  const found = bodies.flatMap(({ operationId, schema }) => findAlternativeLists(schema, operationId));
  expect(found).toEqual([]);
});

it('every string, array and object in a request has a maximum size', () => {
  const unlimited = [
    ...bodies.flatMap(({ operationId, schema }) => findUnlimited(schema).map((path) => `${operationId} ${path}`)),
    ...parameters.flatMap(({ operationId, name, schema }) => findUnlimited(schema, `${operationId} ${name}`)),
  ];
  expect(unlimited).toEqual([]);
});

/** Parameters with any fields have no largest body: their parts are limited, and the body as a whole. */
const closedBodies = bodies.filter(({ schema }) => !JSON.stringify(schema).includes('x-max-parts'));

it.each(closedBodies)('the size limit of a $operationId body holds every valid body, and little more', (body) => {
  const { requestBody, schema } = body;
  const maxBytes = requestBody['x-max-body-bytes'];
  expect(maxBytes).toBeGreaterThanOrEqual(findMaxBytes(schema, 1));
  // A character takes twelve bytes if both of its UTF-16 code units are escaped.
  const largest = 'text/csv' in requestBody.content ? findMaxBytes(schema, 1) : findMaxBytes(schema, 12);
  expect(maxBytes).toBeLessThanOrEqual(Math.max(2048, 2 ** Math.ceil(Math.log2(largest))));
});

it('a body may have as many values, arrays, objects and fields as the largest one that its schema allows', () => {
  const schema = (id: string) => bodies.find(({ operationId }) => operationId === id)?.schema ?? {};
  expect(countLargest(schema('account.signIn'))).toEqual({ values: 3, containers: 1, fields: 2 });
  expect(countLargest(schema('notifications.update'))).toEqual({ values: 1003, containers: 2, fields: 2 });
  expect(countLargest(schema('notifications.setPreferences'))).toEqual({ values: 19, containers: 7, fields: 18 });
});

it.each<[missing: string, schema: Schema]>([
  ['maxItems', { type: 'array', items: { type: 'number' } }],
  ['maxItems', { type: ['array', 'null'], items: { type: 'number' } }],
  ['additionalProperties', { type: 'object', properties: {} }],
  ['additionalProperties', { type: 'object', properties: {}, additionalProperties: true }],
])('a body without a limit stops the start of the server: no %s', (missing, part) => {
  const schema: Schema = { type: 'object', additionalProperties: false, properties: { list: part } };
  expect(() => countLargest(schema)).toThrow(missing);
});
