import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract } from '../versioning/contract.js';
import type { DocumentedAnswer, Header, Operation } from './operations.js';

/** What came over the wire; the body of JSON parsed. */
export interface Answer {
  status: number;
  /** By their names in small letters. */
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** Says in what an answer is other than the contract has it; nothing when it is as documented. */
export type AnswerCheck = (operation: Operation, answer: Answer) => string[];

const most = 5;

/** The check of a contract. A schema is compiled when the first answer needs it. */
export function answerCheck(contract: Contract): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true, schemas: [{ ...contract, $id: 'contract' }] });
  addFormats.default(ajv);
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (pointer: string) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract${pointer}` });
    compiled.set(pointer, validate);
    return validate;
  };

  return ({ method, answers }, answer) => {
    const documented = answers[answer.status];
    if (documented === undefined) return [`the status ${answer.status} is not documented`];
    const isHead = method === 'HEAD';
    return [...headerBreaches(documented, answer), ...(isHead ? [] : bodyBreaches(documented, answer, validatorOf))];
  };
}

function headerBreaches({ headers: documented }: DocumentedAnswer, { headers }: Answer): string[] {
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

function bodyBreaches(
  { schemas }: DocumentedAnswer,
  { headers, body }: Answer,
  validatorOf: (pointer: string) => ValidateFunction,
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
  const validate = validatorOf(pointer);
  if (validate(body)) return [];
  const problems = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `the body at '${instancePath}' ${message} ${JSON.stringify(params)}`,
  );
  return problems.slice(0, most);
}
