import { type Contract, type JsonObject, operationsOf, resolve } from '../versioning/contract.js';

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

/** What is documented of one status of an operation. */
export interface DocumentedAnswer {
  description: string;
  headers: Record<string, Header>;
  /** Where the schema of each media type stands in the contract, as a JSON pointer. */
  schemas: Record<string, string>;
}

/** An operation as the contract has it, with what its references stand for. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** The examples of a body; undefined where it takes none. */
  bodies: Body[] | undefined;
  /** The names of the credentials that open it; none where it is open. */
  credentials: string[];
  answers: Record<string, DocumentedAnswer>;
}

export function operationsIn(contract: Contract): Operation[] {
  return operationsOf(contract).map(({ name, definition }) => operationOf(contract, name, definition));
}

/** What no operation answers: a path that is not there (404), or not with this method (405), and what comes before that is known. */
export function unrouted(contract: Contract): Operation {
  const named = (name: string) => answerOf(contract, { $ref: `#/components/responses/${name}` }, '');
  const refusal = named('InvalidRequest');
  const earlier = {
    403: named('CrossSite'),
    429: named('RateLimited'),
    500: named('InternalError'),
    503: named('Unavailable'),
  };
  const nothing = { parameters: [], bodies: undefined, credentials: [] };
  const answers = { ...earlier, 404: refusal, 405: refusal };
  return { id: 'what is not there', method: 'GET', path: '/no/such/path', ...nothing, answers };
}

function operationOf(contract: Contract, name: string, definition: JsonObject): Operation {
  const [method = '', path = ''] = name.split(' ');
  const answers = Object.entries(definition['responses'] as JsonObject).map(([status, answer]) => {
    const pointer = `#${pointerTo('paths', path, method.toLowerCase(), 'responses', status)}`;
    return [status, answerOf(contract, answer as JsonObject, pointer)];
  });
  return {
    id: String(definition['operationId']),
    method,
    path,
    parameters: ((definition['parameters'] ?? []) as unknown[]).map((parameter) => parameterOf(contract, parameter)),
    bodies: bodiesOf(contract, definition['requestBody']),
    credentials: ((definition['security'] ?? contract['security']) as JsonObject[]).flatMap(Object.keys),
    answers: Object.fromEntries(answers),
  };
}

function parameterOf(contract: Contract, given: unknown): Parameter {
  const { name, in: place, required = false, schema, example } = resolve(contract, given);
  const resolved: Schema = resolve(contract, schema);
  const shown = example ?? resolved.enum?.[0] ?? resolved.default;
  return { name, in: place, required, schema: resolved, example: shown } as Parameter;
}

function bodiesOf(contract: Contract, requestBody: unknown): Body[] | undefined {
  if (requestBody === undefined) return undefined;
  const media = Object.entries(resolve(contract, requestBody)['content'] as Record<string, JsonObject>);
  return media.flatMap(([type, { examples = {} }]) =>
    Object.values(examples as JsonObject).map((example) => ({ type, value: resolve(contract, example)['value'] })),
  );
}

function answerOf(contract: Contract, given: JsonObject, place: string): DocumentedAnswer {
  const pointer = typeof given['$ref'] === 'string' ? given['$ref'] : place;
  const { description, headers = {}, content = {} } = resolve(contract, given);
  const named = Object.entries(headers as JsonObject).map(([name, header]) => {
    const { required = false, schema } = resolve(contract, header);
    return [name, { required, schema: resolve(contract, schema) }];
  });
  const types = Object.keys(content as JsonObject);
  return {
    description: String(description),
    headers: Object.fromEntries(named),
    schemas: Object.fromEntries(types.map((type) => [type, `${pointer}${pointerTo('content', type, 'schema')}`])),
  };
}

/** A JSON pointer, as it is written in a URL. */
function pointerTo(...names: string[]): string {
  return names.map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
}
