import { readdirSync, readFileSync } from 'node:fs';
import { createResponseAjv } from 'express-openapi-validator/dist/framework/ajv/index.js';
import { errorTable } from '../server/errors.js';
import { resolveProjectPath } from '../server/resolveProjectPath.js';
import { guardrails } from '../server/series/guardrails/index.js';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  maximum?: number;
  minimum?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  description?: string;
  schema: Schema;
}

interface Media {
  schema: Schema;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

interface ResponseObject {
  $ref?: string;
  description: string;
  content?: Record<string, Media>;
}

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  responses: Record<string, ResponseObject>;
}

interface Contract {
  openapi: string;
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const contract: Contract = JSON.parse(readText('server', 'generated', 'openapi.json'));
const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
const ids = operations.map(({ operationId }) => operationId).sort();
const codes = Object.keys(errorTable).sort();
// The validator with which the server checks its responses.
const checks = { strict: false, allErrors: true, formats: {}, ajvFormats: { mode: 'full' } } as const;
const ajv = createResponseAjv(contract as never, checks);
ajv.addSchema({ ...contract, $id: 'contract' } as never);

function readText(...path: string[]): string {
  return readFileSync(resolveProjectPath(...path), 'utf8');
}

/** Resolves a reference; returns anything else unchanged. */
function resolve<Part>(part: Part | { $ref: string }): Part {
  const reference = (part as { $ref?: string }).$ref;
  if (reference === undefined) return part as Part;
  const names = reference.replace('#/', '').split('/');
  return names.reduce((whole, name) => (whole as Record<string, unknown>)[name], contract as unknown) as Part;
}

function listNames(folder: string, ending: string): string[] {
  const files = readdirSync(resolveProjectPath(...folder.split('/'))).filter((name) => name.endsWith(ending));
  return files.map((name) => name.slice(0, -ending.length)).sort();
}

const parameters = operations.flatMap(({ operationId, parameters: operationParameters = [] }) =>
  operationParameters.map((parameter) => {
    const { name, in: location, description, schema } = resolve<Parameter>(parameter);
    return { operationId, name, location, description, schema: resolve<Schema>(schema) };
  }),
);

const responseList = operations.flatMap(({ operationId, responses }) =>
  Object.entries(responses).map(([status, response]) => ({
    operationId,
    status,
    answer: resolve<ResponseObject>(response),
  })),
);

const bodies = responseList.flatMap(({ operationId, status, answer: response }) =>
  Object.entries(response.content ?? {}).map(([type, { schema, examples = {} }]) => ({
    body: `${operationId} ${status} ${type}`,
    status,
    schema,
    examples: Object.values(examples).map((example) => resolve(example).value),
  })),
);

describe('every operation has the same name', () => {
  it('in the contract, as a source file and as a test file', () => {
    expect(listNames('server/operations', '.ts').filter((name) => name !== 'index')).toEqual(ids);
    expect(listNames('tests/operations', '.test.ts')).toEqual(ids);
    expect(listNames('contract/paths', '.yaml')).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the error codes', () => {
  it('are the same in the program, in the contract and in the documentation', () => {
    expect([...(contract.components.schemas['ErrorCode']?.enum ?? [])].sort()).toEqual(codes);
    expect(
      listDocumentedErrors()
        .map(({ code }) => code)
        .sort(),
    ).toEqual(codes);
  });

  it('have the same status in the program and in the documentation', () => {
    const statuses = listDocumentedErrors().map(({ code, status }) => [code, status]);
    expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(codes.map((code) => [code, getStatus(code)])));
  });

  it('come with statuses that the contract documents', () => {
    const documented = new Set(responseList.map(({ status }) => status));
    const undocumented = codes.map(getStatus).filter((status) => !documented.has(status));
    // An unsupported method and an incomplete request match no operation, so no operation lists these errors.
    expect([...undocumented].sort()).toEqual(['405', '408']);
    for (const status of undocumented) expect(contract.info.description).toContain(status);
  });
});

function getStatus(code: string): string {
  return String(errorTable[code as keyof typeof errorTable].status);
}

/** Reads the rows of the table in docs/errors.md that begin with a code. */
function listDocumentedErrors(): { code: string; status: string }[] {
  const rows = readText('docs', 'errors.md').matchAll(/^\|\s*`([a-z_]+)`\s*\|\s*(\d{3})\s*\|/gm);
  return [...rows].map(([, code = '', status = '']) => ({ code, status }));
}

it('the guardrail codes are the same in the program and in the contract', () => {
  expect(contract.components.schemas['GuardrailCode']?.enum).toEqual(guardrails.map(({ code }) => code));
});

describe('every operation', () => {
  it.each(operations)(
    '$operationId is described and lists its errors',
    ({ operationId, summary, description, responses }) => {
      expect(`${summary ?? ''}${description ?? ''}`).toMatch(/\w{3}/);
      // A long operation may respond 202 and finish later.
      const done = Object.keys(responses).filter((status) => status.startsWith('2'));
      expect(done.filter((status) => status !== '202' || done.length === 1)).toHaveLength(1);
      // The database may be unavailable.
      const unavailable = /^contract\.|^changelog\.|^health\.live$/.test(operationId) ? [] : ['503'];
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '431', '500', ...unavailable]));
      for (const response of Object.values(responses))
        expect(resolve<ResponseObject>(response).description).toMatch(/\w{3}/);
    },
  );

  it.each(bodies)('has valid response examples: $body', ({ status, schema, examples }) => {
    if (status === '200' && schema['format'] !== 'binary') expect(examples.length).toBeGreaterThan(0);
    const validate = ajv.compile(toAbsolute(schema));
    for (const example of examples) {
      validate(example);
      expect(validate.errors ?? []).toEqual([]);
    }
  });
});

/** Returns a schema that refers to the contract. */
function toAbsolute(schema: Schema): object {
  return schema.$ref === undefined ? schema : { $ref: `contract${schema.$ref}` };
}

describe('every parameter', () => {
  it.each(parameters)('$name of $operationId has a description and bounds', ({ description, schema }) => {
    expect(description).toMatch(/\w{3}/);
    expect(isBounded(schema)).toBe(true);
  });

  it('with a default in the contract is never undefined in the operations', () => {
    const [, list = ''] = /type DefaultedParameter =\s*([^;]+);/.exec(readText('server', 'operationInput.ts')) ?? [];
    const known = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
    const defaulted = parameters.filter(({ location, schema }) => location === 'query' && schema.default !== undefined);
    expect(known.sort()).toEqual([...new Set(defaulted.map(({ name }) => name))].sort());
  });

  /** The default of a picture's units depends on the indicator. A stream has the events of all indicators by default. */
  const variableDefaults = ['charts.get units', 'events.stream indicators'];

  it('has a default everywhere or nowhere', () => {
    const defaulted = parameters.filter(({ schema }) => schema.default !== undefined).map(({ name }) => name);
    const without = parameters.filter(({ name, schema }) => defaulted.includes(name) && schema.default === undefined);
    expect(without.map(({ operationId, name }) => `${operationId} ${name}`)).toEqual(variableDefaults);
  });
});

function isBounded(schemaOrRef: Schema): boolean {
  const schema = resolve<Schema>(schemaOrRef);
  if (schema.type === 'boolean' || schema.enum !== undefined) return true;
  if (schema.type === 'integer') return schema.minimum !== undefined && schema.maximum !== undefined;
  if (schema.type === 'array') return schema.maxItems !== undefined && isBounded(schema.items ?? {});
  if (schema.type !== 'string') return false;
  return [schema.maxLength, schema.format, schema.pattern].some((bound) => bound !== undefined);
}
