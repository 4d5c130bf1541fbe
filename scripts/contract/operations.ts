import { type Contract, type JsonObject, listOperations, resolve } from '../versioning/contract.js';

export interface Schema extends JsonObject {
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  default?: unknown;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required: boolean;
  example: unknown;
  schema: Schema;
}

export interface Header {
  required: boolean;
  schema: Schema;
}

export interface Body {
  type: string;
  value: unknown;
}

/** The documented response for one status of an operation. */
export interface DocumentedResponse {
  description: string;
  headers: Record<string, Header>;
  /** JSON pointer to the schema of each media type in the contract. */
  schemas: Record<string, string>;
}

/** An operation of the contract with resolved references. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** Examples of the body; undefined if the operation accepts none. */
  bodies: Body[] | undefined;
  /** Names of the accepted credentials; empty if the operation is public. */
  credentials: string[];
  /** Whether the operation needs no credentials if the server allows public reading. */
  isPubliclyReadable: boolean;
  responses: Record<string, DocumentedResponse>;
}

/** Whether an operation only reads or computes. */
export function isReadOnly({ method, id }: Operation): boolean {
  return method === 'GET' || (method === 'POST' && /^(labs|forecast)\.(?!share$)/.test(id));
}

export function readOperations(contract: Contract): Operation[] {
  return listOperations(contract).map(({ name, definition }) => parseOperation(contract, name, definition));
}

/** Returns the responses to requests that no operation handles: an unknown path (404), a wrong method (405), and errors before routing. */
export function buildUnroutedOperation(contract: Contract): Operation {
  const named = (name: string) => parseResponse(contract, { $ref: `#/components/responses/${name}` }, '');
  const invalidRequest = named('InvalidRequest');
  const commonResponses = {
    403: named('CrossSite'),
    429: named('RateLimited'),
    500: named('InternalError'),
    503: named('Unavailable'),
  };
  const noInput = { parameters: [], bodies: undefined, credentials: [], isPubliclyReadable: false };
  const responses = { ...commonResponses, 404: invalidRequest, 405: invalidRequest };
  return { id: 'unknown path or method', method: 'GET', path: '/no/such/path', ...noInput, responses };
}

function parseOperation(contract: Contract, name: string, definition: JsonObject): Operation {
  const [method = '', path = ''] = name.split(' ');
  const requirements = (definition['security'] ?? contract['security']) as JsonObject[];
  const responses = Object.entries(definition['responses'] as JsonObject).map(([status, response]) => {
    const pointer = `#${toPointer('paths', path, method.toLowerCase(), 'responses', status)}`;
    return [status, parseResponse(contract, response as JsonObject, pointer)];
  });
  return {
    id: String(definition['operationId']),
    method,
    path,
    parameters: ((definition['parameters'] ?? []) as unknown[]).map((parameter) => parseParameter(contract, parameter)),
    bodies: parseBodies(contract, definition['requestBody']),
    credentials: requirements.flatMap(Object.keys),
    isPubliclyReadable: requirements.some((requirement) => Object.keys(requirement).length === 0),
    responses: Object.fromEntries(responses),
  };
}

function parseParameter(contract: Contract, node: unknown): Parameter {
  const { name, in: location, required = false, schema, example } = resolve(contract, node);
  const resolved: Schema = resolve(contract, schema);
  const resolvedExample = example ?? resolved.enum?.[0] ?? resolved.default;
  return { name, in: location, required, schema: resolved, example: resolvedExample } as Parameter;
}

function parseBodies(contract: Contract, requestBody: unknown): Body[] | undefined {
  if (requestBody === undefined) return undefined;
  const media = Object.entries(resolve(contract, requestBody)['content'] as Record<string, JsonObject>);
  return media.flatMap(([type, { examples = {} }]) =>
    Object.values(examples as JsonObject).map((example) => ({ type, value: resolve(contract, example)['value'] })),
  );
}

function parseResponse(contract: Contract, node: JsonObject, location: string): DocumentedResponse {
  const pointer = typeof node['$ref'] === 'string' ? node['$ref'] : location;
  const { description, headers = {}, content = {} } = resolve(contract, node);
  const named = Object.entries(headers as JsonObject).map(([name, header]) => {
    const { required = false, schema } = resolve(contract, header);
    return [name, { required, schema: resolve(contract, schema) }];
  });
  const types = Object.keys(content as JsonObject);
  return {
    description: String(description),
    headers: Object.fromEntries(named),
    schemas: Object.fromEntries(types.map((type) => [type, `${pointer}${toPointer('content', type, 'schema')}`])),
  };
}

/** Formats a JSON pointer for a URL fragment. */
function toPointer(...names: string[]): string {
  return names.map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
}
