import { ApiError, type ErrorDetail, invalidRequest } from '../errors.js';
import type { Passage } from './caller.js';
import { sessionCookie } from './sessionCookie.js';

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
  const cause = { cause: failure };
  if ((status === 400 || status === 415) && passage.bodyProblem !== undefined) return passage.bodyProblem;
  if (status === 400) return invalidRequest(detailsOf(errors ?? [{ message: message ?? '' }]), cause);
  if (status === 415) return new ApiError('unsupported_media_type');
  if (status === 401 || status === 403) return new ApiError(passage.refusal ?? nothingShown(message));
  if (status === 404) return new ApiError('route_not_found');
  if (status === 405) return new ApiError('method_not_allowed');
  return undefined;
}

/** The validator itself refuses a call that shows none of the credentials, and names the first of them. */
function nothingShown(message = '') {
  return message.includes(sessionCookie) ? 'not_signed_in' : 'missing_api_key';
}

/** One problem a field: where there are several, the first says it. */
function detailsOf(faults: Fault[]): ErrorDetail[] {
  const details = faults.map(asDetail);
  return details.filter(({ field }, index) => details.findIndex((other) => other.field === field) === index);
}

/** The validator names a parameter by its path, for instance /query/vintage, or /query/id/1 for one of a list. */
function asDetail({ path = '', message, errorCode = '' }: Fault): ErrorDetail {
  if (message.startsWith('malformed uri')) return { field: 'path', problem: 'has a malformed percent-encoding' };
  const field = path.replace(/^\/(query|params|path|headers|body)\/?/, '').replace(/\/\d+$/, '') || 'request';
  return { field, problem: errorCode.startsWith('required') ? 'is missing' : problemInWords(field, message) };
}

/** What the validator says, and how a caller is told; `form` stands for the form that the parameter has to have. */
const translations: [said: RegExp, told: string][] = [
  [/^Unknown query parameter/, 'is not a parameter of this operation'],
  [/^Empty value found/, 'must not be empty'],
  [/^must NOT have fewer than 1 /, 'must not be empty'],
  [/^must NOT have more than (\d+) characters/, 'must have at most $1 characters'],
  [/^must NOT have more than (\d+) items/, 'must name at most $1'],
  [/^must NOT have duplicate items/, 'names the same one twice'],
  [/^must be string/, 'must be given once'],
  [/^must be integer/, 'must be one whole number'],
  [/^must be boolean/, 'must be true or false'],
  [/^must be >= (.*)/, 'must be at least $1'],
  [/^must be <= (.*)/, 'must be at most $1'],
  [/^must be equal to one of the allowed values: (.*)/, 'must be one of $1'],
  [/^must match (format|pattern)/, 'form'],
  [/must be url encoded/, 'form'],
];

const day = 'must be a day that exists, written YYYY-MM-DD';
const forms: Record<string, string> = {
  ...{ vintage: day, start: day, end: day, from: day, to: day },
  country: 'must be a code of two or three letters, for instance DE',
  provider: 'must be the id of a provider, for instance fred',
  cursor: 'must be the nextCursor of the page before',
};

/** The problem in plain words; one that is not in the table as the validator states it. */
function problemInWords(field: string, message: string): string {
  const [said, told] = translations.find(([pattern]) => pattern.test(message)) ?? [];
  if (said === undefined || told === undefined) return message;
  if (told === 'form') return forms[field] ?? 'has a reserved character, which must be percent-encoded';
  return told.replace('$1', said.exec(message)?.[1] ?? '');
}
