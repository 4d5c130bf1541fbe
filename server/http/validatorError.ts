import { ApiError, type ErrorDetail, invalidRequest } from '../errors.js';
import type { Passage } from './caller.js';

/** What the validator throws: a status, headers of the answer, and for a bad request the parameters at fault. */
export interface ValidatorError {
  status: number;
  message: string;
  headers?: Record<string, string>;
  errors?: Fault[];
}

interface Fault {
  path?: string;
  message: string;
  errorCode?: string;
}

/** A refusal by the validator in the API's own words; undefined for what is not one. */
export function fromValidator(failure: unknown, passage: Passage): ApiError | undefined {
  const { status, message, errors } = failure as Partial<ValidatorError>;
  if (status === 400) return invalidRequest((errors ?? [{ message: message ?? '' }]).map(asDetail), failure);
  if (status === 401) return new ApiError(problemOf(passage));
  if (status === 404) return new ApiError('route_not_found');
  if (status === 405) return new ApiError('method_not_allowed');
  return undefined;
}

function problemOf({ caller }: Passage) {
  return caller?.kind === 'anonymous' ? caller.problem : 'invalid_api_key';
}

/** The validator names a parameter by its path, for instance /query/vintage. */
function asDetail({ path = '', message, errorCode = '' }: Fault): ErrorDetail {
  if (message.startsWith('malformed uri')) return { field: 'path', problem: 'has a malformed percent-encoding' };
  const field = path.replace(/^\/(query|params|path|headers|body)\/?/, '').replaceAll('/', '.') || 'request';
  return { field, problem: problemInWords(message, errorCode) };
}

/** The commonest problems in plain words; any other as the schema states it. */
function problemInWords(message: string, errorCode: string): string {
  if (message.startsWith('Unknown query parameter')) return 'is not a parameter of this operation';
  if (errorCode.startsWith('required')) return 'is missing';
  if (message === 'must match format "date"') return 'must be a day that exists, written YYYY-MM-DD';
  return message.charAt(0).toLowerCase() + message.slice(1);
}
