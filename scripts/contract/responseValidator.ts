import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract } from '../versioning/contract.js';
import type { DocumentedResponse, Header, Operation } from './operations.js';

/** What came over the wire; the body of JSON parsed. */
export interface ApiResponse {
  status: number;
  /** By their names in small letters. */
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** Says in what an answer is other than the contract has it; nothing when it is as documented. */
export type ResponseValidator = (operation: Operation, response: ApiResponse) => string[];

const maxProblems = 5;

/** The check of a contract. A schema is compiled when the first answer needs it. */
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
    return isOfType(header, String(value)) ? [] : [`the header ${name} is '${value}'`];
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
  if (pointer === undefined) return [`its type is '${type}' and not ${types.join(' or ')}`];
  if (!type.endsWith('json')) return [];
  const validate = getValidator(pointer);
  if (validate(body)) return [];
  const problems = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `the body at '${instancePath}' ${message} ${JSON.stringify(params)}`,
  );
  return problems.slice(0, maxProblems);
}
