import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Parameter, Schema } from '../contractFile.js';
import { memoize } from '../memoize.js';
import { inlineSchema } from './bodySchema.js';
import { findReservedCharacter } from './reservedCharacters.js';
import type { ValidationIssue } from './validatorError.js';

/** The parts of a request that have parameters. `rawQuery` is the query before decoding. */
export interface ParameterInput {
  rawQuery: string;
  query: Record<string, unknown>;
  path: Record<string, string>;
  headers: Record<string, unknown>;
}

/** The checks of the parameters of an operation. */
export interface ParameterValidator {
  /** Compiles the schemas. Otherwise the first request does. */
  compile(): void;
  /** Splits lists, converts the values of the query to the types of the contract, sets defaults, and returns the problems it finds. */
  validate(input: ParameterInput): ValidationIssue[];
}

const ajv = new Ajv2020({
  ...{ strict: false, validateSchema: false, strictNumbers: true },
  ...{ allErrors: true, useDefaults: true, coerceTypes: true },
});
formats.default(ajv, { mode: 'full' });

/** Creates the validator of the parameters of an operation. Throws an error for a kind of parameter that it does not support. */
export function createParameterValidator(parameters: Parameter[]): ParameterValidator {
  parameters.forEach(assertSupported);
  const inQuery = parameters.filter((one) => one.in === 'query');
  const names = inQuery.map(({ name }) => name);
  const known = new Set(names);
  const allowedEmpty = new Set(inQuery.filter(({ allowEmptyValue }) => allowEmptyValue).map(({ name }) => name));
  const listNames = inQuery.filter(isList).map(({ name }) => name);
  const encodedNames = inQuery.filter(({ allowReserved }) => !allowReserved).map(({ name }) => name);
  const compile = memoize(() =>
    ajv.compile({
      properties: {
        query: describeParameters(inQuery),
        headers: describeParameters(parameters.filter((one) => one.in === 'header')),
        params: describeParameters(parameters.filter((one) => one.in === 'path')),
      },
    }),
  );
  const validate: ParameterValidator['validate'] = ({ rawQuery, query, path, headers }) => {
    const reserved = findReservedCharacter(encodedNames, rawQuery);
    if (reserved !== undefined) return [reserved];
    for (const name of listNames) {
      const value = query[name];
      if (typeof value === 'string' && value !== '') query[name] = value.split(',');
    }
    for (const name of Object.keys(query)) {
      const field = `/query/${name}`;
      if (!known.has(name)) {
        return [{ path: field, message: `Unknown query parameter '${name}'`, knownNames: names }];
      }
      if (query[name] === '' && !allowedEmpty.has(name)) return [{ path: field, message: 'Empty value found' }];
    }
    const check = compile();
    return check({ query, headers, params: path }) ? [] : (check.errors ?? []).map(toIssue);
  };
  return { compile, validate };
}

/** Supported are single values, and in the query lists whose items are separated by commas. */
function assertSupported(parameter: Parameter): void {
  const { name, in: place, schema, style, explode } = parameter;
  const { type } = inlineSchema(schema);
  const isText = (style ?? 'none') === 'none' && ['string', 'integer', 'boolean'].includes(String(type));
  const isSupportedList =
    isList(parameter) && style === 'form' && explode === false && parameter.allowReserved === true;
  if ((place === 'query' && (isText || isSupportedList)) || (['path', 'header'].includes(place) && isText)) return;
  throw new Error(`The server cannot validate the parameter ${name}.`);
}

function isList({ schema }: Parameter): boolean {
  return inlineSchema(schema).type === 'array';
}

/** Returns the schema of an object with these parameters. Node writes the names of headers in lower case. */
function describeParameters(parameters: Parameter[]): Schema {
  if (parameters.length === 0) return {};
  const getName = (one: Parameter) => (one.in === 'header' ? one.name.toLowerCase() : one.name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((one) => [getName(one), inlineSchema(one.schema)])),
    required: parameters.filter(({ required }) => required).map(getName),
  };
}

function toIssue({ keyword, instancePath, params, message = '' }: ErrorObject): ValidationIssue {
  const missing: string | undefined = params['missingProperty'];
  return {
    path: missing === undefined ? instancePath : `${instancePath}/${missing}`,
    message: keyword === 'enum' ? `${message}: ${params['allowedValues'].join(', ')}` : message,
    errorCode: keyword,
  };
}
