import {
  type Contract,
  type ContractOperation,
  type ContractParameter,
  getSchemaName,
  resolve,
  type Schema,
} from './contract.js';

/** An operation as a method of the SDK. */
export interface SdkOperation {
  group: string;
  name: string;
  /** Prefix of its types, such as `ForecastRun`. */
  typeName: string;
  method: string;
  path: string;
  credential: 'apiKey' | 'cronSecret' | undefined;
  summary: string;
  description: string;
  /** Path, query and header parameters, and the body if it is text. */
  parameters: SdkParameter[];
  /** The schema whose fields are parameters too. */
  bodySchema: string | undefined;
  /** The media type of a text body, which is the parameter `csv`. */
  textBody: string | undefined;
  /** Headers by the name of their parameter. */
  headers: Record<string, string>;
  /** Schema names of JSON responses by status. */
  json: Record<string, string>;
  hasText: boolean;
  /** The value of the parameter `format` with which the body is binary. */
  binaryFormat: string | undefined;
  hasCsv: boolean;
  hasEvents: boolean;
  /** Whether the only response is a stream of events that goes on. */
  isStream: boolean;
  returns: string;
  errors: { status: number; description: string }[];
}

export interface SdkParameter {
  name: string;
  required: boolean;
  description: string;
  type: string;
}

/** Lists the operations of the contract, in its order. */
export function listSdkOperations(contract: Contract): SdkOperation[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => operationId !== undefined)
      .map(([method]) => readOperation(contract, path, method)),
  );
}

/** Returns the operations of each group. */
export function groupOperations(operations: SdkOperation[]): [group: string, operations: SdkOperation[]][] {
  const groups = new Map<string, SdkOperation[]>();
  for (const operation of operations) groups.set(operation.group, [...(groups.get(operation.group) ?? []), operation]);
  return [...groups];
}

function readOperation(contract: Contract, path: string, method: string): SdkOperation {
  const operation = contract.paths[path]?.[method] as ContractOperation;
  const [group = '', name = ''] = (operation.operationId ?? '').split('.');
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const isJson = type === 'application/json';
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [Number(status), resolve(contract, response)] as const,
  );
  const successes = responses.filter(([status]) => status < 300);
  const types = successes.flatMap(([, { content = {} }]) => Object.keys(content));
  return {
    group,
    name,
    typeName: upperFirst(group) + upperFirst(name),
    method: method.toUpperCase(),
    path,
    credential: findCredential(operation.security ?? contract.security),
    summary: operation.summary,
    description: operation.description?.trim() ?? '',
    parameters: [...readParameters(contract, operation), ...(body && !isJson ? [createTextBody()] : [])],
    bodySchema: body && isJson ? getSchemaName(body.schema) : undefined,
    textBody: isJson ? undefined : type,
    headers: Object.fromEntries(listHeaders(contract, operation).map((header) => [toParameterName(header), header])),
    json: Object.fromEntries(successes.flatMap(([status, { content }]) => readJson(status, content))),
    hasText: types.some((mediaType) => !/json|csv|event-stream/.test(mediaType)),
    binaryFormat: findBinaryFormat(successes),
    hasCsv: types.includes('text/csv'),
    // The option `events` yields the data of events, which have to be of one type.
    hasEvents: types.includes('text/event-stream') && operation['x-named-events'] !== true,
    isStream: types.every((mediaType) => mediaType === 'text/event-stream') && types.length > 0,
    returns: successes[0]?.[1].description ?? '',
    errors: responses.filter(([status]) => status >= 400).map(([status, { description }]) => ({ status, description })),
  };
}

function readParameters(contract: Contract, operation: ContractOperation): SdkParameter[] {
  return (operation.parameters ?? [])
    .map((parameter) => resolve(contract, parameter))
    .map((parameter) => ({
      name: parameter.in === 'header' ? toParameterName(parameter.name) : parameter.name,
      required: parameter.required ?? false,
      description: parameter.description,
      type: isList(parameter) ? 'string | readonly string[]' : formatType(parameter.schema),
    }));
}

function listHeaders(contract: Contract, { parameters = [] }: ContractOperation): string[] {
  const resolved = parameters.map((parameter) => resolve(contract, parameter));
  return resolved.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
}

/** `X-Share-Token` is the parameter `shareToken`. */
function toParameterName(header: string): string {
  const name = header.replace(/^X-/, '').replaceAll('-', '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function createTextBody(): SdkParameter {
  return { name: 'csv', required: true, description: 'The CSV file.', type: 'string' };
}

/** The subtype of the media type is the value of `format`, such as `png`. */
function findBinaryFormat(successes: (readonly [number, { content?: Record<string, { schema: Schema }> }])[]) {
  const contents = successes.flatMap(([, { content = {} }]) => Object.entries(content));
  return contents.find(([, { schema }]) => schema.format === 'binary')?.[0].split('/')[1];
}

function readJson(status: number, content: Record<string, { schema: Schema }> | undefined): [number, string][] {
  const schema = content?.['application/json']?.schema;
  return schema === undefined ? [] : [[status, getSchemaName(schema) ?? 'Record<string, unknown>']];
}

function findCredential(security: Record<string, unknown>[] = []): SdkOperation['credential'] {
  const names = security.flatMap((requirement) => Object.keys(requirement));
  if (names.includes('ApiKey')) return 'apiKey';
  return names.includes('CronSecret') ? 'cronSecret' : undefined;
}

/** Comma-separated lists are arrays, or texts as in the API. */
function isList(parameter: ContractParameter): boolean {
  return parameter.schema.type === 'array' || parameter['x-comma-separated'] === true;
}

function formatType(schema: Schema): string {
  const name = getSchemaName(schema);
  if (name !== undefined) return name;
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const types: Record<string, string> = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean' };
  const type = types[String(schema.type)];
  if (type === undefined) throw new Error(`A parameter has a schema without a simple type: ${JSON.stringify(schema)}`);
  return type;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
