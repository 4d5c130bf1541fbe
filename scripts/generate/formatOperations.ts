import { errorClasses } from '../../sdk/src/almanacError.js';
import { type Contract, resolve } from './contract.js';
import { formatComment, getFirstParagraph, getFirstSentence } from './formatComment.js';
import { groupOperations, listSdkOperations, type SdkOperation, type SdkParameter } from './sdkOperation.js';

/** Writes the methods of the SDK with their documentation, and what the client needs to send their requests. */
export function formatOperations(contract: Contract): string {
  const operations = listSdkOperations(contract);
  const groups = groupOperations(operations);
  const bodies = groups.map(
    ([name, members]) =>
      `export interface ${toGroupType(name)} {\n${members.map((one) => formatMethod(contract, one)).join('\n\n')}\n}`,
  );
  const parameterTypes = operations.filter(({ parameters }) => parameters.length > 0).map(findParametersType);
  return [
    "import type { AlmanacCall } from '../call.js';",
    "import type { CallOptions, StreamOptions } from '../callOptions.js';",
    "import type { Csv } from '../csv.js';",
    "import type { AlmanacEvent } from '../eventStream.js';",
    "import type { AlmanacList } from '../list.js';",
    `import type { ${parameterTypes.join(', ')} } from './parameters.gen.js';`,
    formatSchemaImport(bodies.join('\n'), contract),
    '/** The methods by group and name, as in the operationIds of the contract. */',
    `export interface Operations {\n${groups.map(([name]) => `  readonly ${name}: ${toGroupType(name)};`).join('\n')}\n}\n`,
    ...bodies.map((body) => `${body}\n`),
  ].join('\n');
}

/** Writes the types of the parameters. */
export function formatParameters(contract: Contract): string {
  const types = listSdkOperations(contract)
    .map((one) => formatParametersType(contract, one))
    .filter((text) => text !== undefined)
    .join('\n');
  return `${formatSchemaImport(types, contract)}\n${types}`;
}

function toGroupType(group: string): string {
  return `${group.charAt(0).toUpperCase()}${group.slice(1)}Operations`;
}

function formatSchemaImport(text: string, contract: Contract): string {
  const code = text.replace(/\/\*\*.*?\*\//gs, '');
  const schemas = Object.keys(contract.components.schemas).filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return `import type { ${schemas.join(', ')} } from './types.gen.js';\n`;
}

function formatMethod(contract: Contract, operation: SdkOperation): string {
  const { description, errors, name, returns, summary } = operation;
  const text = [
    [summary, ...(description === '' ? [] : ['', description])].join('\n'),
    [
      ...listInputs(contract, operation).map(
        (input) => `@param parameters.${input.name} ${getFirstParagraph(input.description)}`,
      ),
      `@returns ${getFirstParagraph(returns)}`,
      ...listErrors(errors),
      '@throws {ConnectionError} The server could not be reached, or did not respond in time.',
    ].join('\n'),
  ].join('\n\n');
  return `${formatComment(text, '  ')}\n  ${name}${formatSignature(contract, operation)};`;
}

/** Lists the error classes of an operation with their statuses and causes. The causes of 431 and 500 are the same everywhere. */
function listErrors(errors: SdkOperation['errors']): string[] {
  const names = [...new Set(errors.map(({ status }) => getErrorClass(status)))];
  return names.map((name) => {
    const members = errors.filter(({ status }) => getErrorClass(status) === name);
    const causes = members.filter(({ status }) => (status !== 431 && status !== 500) || members.length === 1);
    const text = causes.map(({ description }) => getFirstSentence(description)).join(' ');
    return `@throws {${name}} ${members.map(({ status }) => status).join(', ')}: ${text}`;
  });
}

function getErrorClass(status: number): string {
  return errorClasses[status]?.name ?? (status >= 500 ? 'ServerError' : 'AlmanacError');
}

/** Lists the parameters of an operation with the fields of its body. */
function listInputs(
  contract: Contract,
  { parameters, bodySchema }: SdkOperation,
): Pick<SdkParameter, 'name' | 'description'>[] {
  if (bodySchema === undefined) return parameters;
  const { properties = {} } = contract.components.schemas[bodySchema] ?? {};
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    description: schema.description ?? resolve(contract, schema).description ?? '',
  }));
  const clash = fields.find((field) => parameters.some(({ name }) => name === field.name));
  if (clash !== undefined) throw new Error(`'${clash.name}' is a field of ${bodySchema} and a parameter.`);
  return [...parameters, ...fields];
}

/** The type parameter of a method whose result depends on a parameter or an option. */
interface Variant {
  name: string;
  /** The parameter with this type. Undefined if it is the option `events`. */
  parameter: string | undefined;
  bound: string;
  fallback: string;
  result: string;
}

function findVariant(contract: Contract, operation: SdkOperation): Variant | undefined {
  const { binaryFormat, hasCsv, hasEvents, isStream, json, parameters } = operation;
  const [first = '', second = first] = Object.values(json);
  if (hasCsv && first !== '') {
    const result = `Format extends 'csv' ? AlmanacCall<Csv> : ${formatCall(contract, first)}`;
    return { parameter: 'format', name: 'Format', bound: "'json' | 'csv'", fallback: "'json'", result };
  }
  const format = parameters.find(({ name }) => name === 'format');
  if (binaryFormat !== undefined && format !== undefined) {
    const result = `Format extends '${binaryFormat}' ? AlmanacCall<Uint8Array<ArrayBuffer>> : AlmanacCall<string>`;
    const [fallback = ''] = format.type.split(' | ');
    return { parameter: 'format', name: 'Format', bound: format.type, fallback, result };
  }
  if (second !== first && parameters.some(({ name }) => name === 'prefer')) {
    const result = `AlmanacCall<Prefer extends string ? ${first} | ${second} : ${first}>`;
    return { parameter: 'prefer', name: 'Prefer', bound: 'string | undefined', fallback: 'undefined', result };
  }
  if (!hasEvents || isStream) return undefined;
  const result = `Events extends true ? AsyncIterable<${first}> : AlmanacCall<${first}>`;
  return { parameter: undefined, name: 'Events', bound: 'boolean', fallback: 'false', result };
}

function formatCall(contract: Contract, schema: string): string {
  const isList = contract.components.schemas[schema]?.properties?.['nextCursor'] !== undefined;
  return isList ? `AlmanacList<${schema}>` : `AlmanacCall<${schema}>`;
}

function formatSignature(contract: Contract, operation: SdkOperation): string {
  const variant = findVariant(contract, operation);
  const type = findParametersType(operation);
  const typeArgument = variant?.parameter === undefined ? '' : `<${variant.name}>`;
  const isOptional = type !== undefined && !hasRequired(contract, operation);
  const parameters = type === undefined ? '' : `parameters${isOptional ? '?' : ''}: ${type}${typeArgument}, `;
  const isEvents = variant?.name === 'Events';
  const ownOptions = operation.isStream ? 'StreamOptions' : 'CallOptions';
  const options = `options?: ${ownOptions}${isEvents ? ' & { events?: Events }' : ''}`;
  const typeParameter = variant === undefined ? '' : `<${variant.name} extends ${variant.bound} = ${variant.fallback}>`;
  return `${typeParameter}(${parameters}${options}): ${variant?.result ?? formatResult(contract, operation)}`;
}

function formatResult(contract: Contract, { hasCsv, hasText, isStream, json }: SdkOperation): string {
  if (isStream) return 'AsyncGenerator<AlmanacEvent, void, undefined>';
  const [schema] = Object.values(json);
  if (schema !== undefined) return formatCall(contract, schema);
  if (hasCsv) return 'AlmanacCall<Csv>';
  return hasText ? 'AlmanacCall<string>' : 'AlmanacCall<void>';
}

/** The type of the parameters: the schema of the body, if there are no others. Undefined if there are none. */
function findParametersType({ bodySchema, parameters, typeName }: SdkOperation): string | undefined {
  return parameters.length === 0 ? bodySchema : `${typeName}Parameters`;
}

function hasRequired(contract: Contract, { bodySchema, parameters }: SdkOperation): boolean {
  const schema = bodySchema === undefined ? undefined : contract.components.schemas[bodySchema];
  return schema !== undefined || parameters.some(({ required }) => required);
}

function formatParametersType(contract: Contract, operation: SdkOperation): string | undefined {
  const { bodySchema, group, name, parameters } = operation;
  if (parameters.length === 0) return undefined;
  const variant = findVariant(contract, operation);
  const typeParameter =
    variant?.parameter === undefined ? '' : `<${variant.name} extends ${variant.bound} = ${variant.bound}>`;
  const properties = parameters.map((parameter) => {
    const type = parameter.name === variant?.parameter ? variant.name : parameter.type;
    const property = `  ${parameter.name}${parameter.required ? '' : '?'}: ${type};`;
    return `${formatComment(parameter.description, '  ')}\n${property}`;
  });
  const base = bodySchema === undefined ? '' : ` extends ${bodySchema}`;
  return [
    `/** Parameters of \`${group}.${name}\`. */`,
    `export interface ${findParametersType(operation)}${typeParameter}${base} {\n${properties.join('\n')}\n}\n`,
  ].join('\n');
}
