import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract } from '../versioning/contract.js';
import type { ApiResponse } from './apiResponse.js';
import type { DocumentedResponse, Header, Operation } from './operations.js';

/** Lists the differences between a response and the contract. */
export type ResponseValidator = (operation: Operation, response: ApiResponse) => string[];

const maxProblems = 5;

/** Creates a validator for a contract. Each schema is compiled on first use. */
export function createResponseValidator(contract: Contract): ResponseValidator {
  const ajv = new Ajv2020({ strict: false, allErrors: true, schemas: [{ ...contract, $id: 'contract' }] });
  addFormats.default(ajv);
  const validators = new Map<string, ValidateFunction>();
  const getValidator = (pointer: string) => {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `contract${pointer}` });
    validators.set(pointer, validate);
    return validate;
  };

  return ({ method, responses }, response) => {
    const documented = responses[response.status];
    if (documented === undefined) return [`the status ${response.status} is not documented`];
    const isHead = method === 'HEAD';
    return [
      ...findHeaderViolations(documented, response),
      ...(isHead ? [] : findBodyViolations(documented, response, getValidator)),
    ];
  };
}

function findHeaderViolations({ headers: documented }: DocumentedResponse, { headers }: ApiResponse): string[] {
  return Object.entries(documented).flatMap(([name, header]) => {
    const value = headers[name.toLowerCase()];
    if (value === undefined) return header.required ? [`the header ${name} is missing`] : [];
    return isOfType(header, String(value)) ? [] : [`the header ${name} has the invalid value '${value}'`];
  });
}

function isOfType({ schema: { type, minimum = Number.NEGATIVE_INFINITY } }: Header, value: string): boolean {
  if (type !== 'integer') return value !== '';
  return /^-?\d+$/.test(value) && Number(value) >= Number(minimum);
}

function findBodyViolations(
  { schemas }: DocumentedResponse,
  { headers, body }: ApiResponse,
  getValidator: (pointer: string) => ValidateFunction,
): string[] {
  const type = String(headers['content-type'] ?? '')
    .replace(/;.*/, '')
    .toLowerCase();
  const types = Object.keys(schemas);
  // 204 and 304 cannot have a body.
  if (types.length === 0) return [];
  const pointer = schemas[type];
  if (pointer === undefined) return [`the media type is '${type}', not ${types.join(' or ')}`];
  if (!type.endsWith('json')) return [];
  const validate = getValidator(pointer);
  if (validate(body)) return [];
  const problems = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `the body at '${instancePath}' ${message} ${JSON.stringify(params)}`,
  );
  return problems.slice(0, maxProblems);
}
