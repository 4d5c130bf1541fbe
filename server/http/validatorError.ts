import { ApiError, type ErrorCode, type ErrorDetail, invalidRequest } from '../errors.js';
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
  if (status === 401 || status === 403) return passage.refusal ?? new ApiError(nothingShown(passage, message));
  if (status === 404) return new ApiError('route_not_found');
  if (status === 405) return new ApiError('method_not_allowed');
  return undefined;
}

/** The validator itself refuses a call that shows none of the credentials, and names the first of them. */
function nothingShown({ caller }: Passage, message = ''): ErrorCode {
  if (message.startsWith('Authorization') && caller?.kind === 'anonymous') return caller.problem;
  return message.includes(sessionCookie) ? 'not_signed_in' : 'missing_api_key';
}

/** A body of a hundred thousand wrong values is told of the first ones. */
const mostFaults = 20;

/** One problem a field: where there are several, the first says it. */
function detailsOf(faults: Fault[]): ErrorDetail[] {
  const details = faults.slice(0, mostFaults).map(asDetail);
  return details.filter(({ field }, index) => details.findIndex((other) => other.field === field) === index);
}

/** The validator names a parameter by its path, for instance /query/vintage, /query/id/1 for one of a list, or /body/values/7. */
function asDetail({ path = '', message, errorCode = '' }: Fault): ErrorDetail {
  if (message.startsWith('malformed uri')) return { field: 'path', problem: 'has a malformed percent-encoding' };
  const field =
    path
      .replace(/^\/body(?=$)/, 'body')
      .replace(/^\/body\//, '')
      .replace(/^\/(query|params|path|headers)\/?(.*?)(\/\d+)?$/, '$2') || 'request';
  return { field, problem: errorCode.startsWith('required') ? 'is missing' : problemInWords(path, field, message) };
}

/** What the validator says, and how a caller is told; `form` stands for the form that the parameter has to have. */
const translations: [said: RegExp, told: string][] = [
  [/^Unknown query parameter/, 'is not a parameter of this operation'],
  [/^Empty value found/, 'must not be empty'],
  [/^must NOT have fewer than 1 properties/, 'must have at least one of its fields'],
  [/^must NOT have more than 1 properties/, 'must have exactly one of its fields'],
  [/^must NOT have fewer than 1 /, 'must not be empty'],
  [/^must NOT have more than (\d+) characters/, 'must have at most $1 characters'],
  [/^must NOT have more than (\d+) items/, 'must name at most $1'],
  [/^must NOT have duplicate items/, 'names the same one twice'],
  [/^must NOT have additional properties/, 'is not a field of this body'],
  [/^must NOT have fewer than (\d+) characters/, 'must have at least $1 characters'],
  [/^must NOT have fewer than (\d+) /, 'must have at least $1'],
  [/^must be string/, 'must be given once'],
  [/^must be number,null/, 'must be a number or null'],
  [/^must be number/, 'must be a number'],
  [/^must be array,null/, 'must be a list or null'],
  [/^must be array/, 'must be a list'],
  [/^must be object/, 'must be an object'],
  [/^must be < (.*)/, 'must be less than $1'],
  [/^must be > (.*)/, 'must be more than $1'],
  [/^must be integer/, 'must be one whole number'],
  [/^must be boolean/, 'must be true or false'],
  [/^must be >= (.*)/, 'must be at least $1'],
  [/^must be <= (.*)/, 'must be at most $1'],
  [/^must be equal to one of the allowed values: (.*)/, 'must be one of $1'],
  [/^must match (format|pattern)/, 'form'],
  [/^must be equal to constant/, 'form'],
  [/must be url encoded/, 'form'],
];

/** What is said of parameters only because they are text until they are read. */
const ofBodies: typeof translations = [[/^must be string/, 'must be text']];
const otherForm = 'has not the form that the contract gives it';

const day = 'must be a day that exists, written YYYY-MM-DD';
const forms: Record<string, string> = {
  ...{ vintage: day, start: day, end: day, from: day, to: day },
  country: 'must be a code of two or three letters, for instance DE',
  dates: day,
  cacheKey: 'must be the cacheKey of a run or a backtest: 64 digits and letters from a to f',
  jobId: 'must be the id of a job, as its answer 202 has it',
  provider: 'must be the id of a provider, for instance fred',
  seriesId: 'must be the id of a series: letters, digits and signs of ASCII, without blanks',
  significance: 'must be 0.01, 0.05 or 0.1',
  slug: 'must be words of a to z and digits, in lower case, with hyphens between',
  source: 'must be the id of a feed, for instance bls-cpi',
  dataset: 'must be the path of a data set, for instance acs/acs5',
  group: 'must be the name of a group of variables, for instance B19013',
  cursor: 'must be the nextCursor of the page before',
  email: 'must be an e-mail address',
  token: 'must be the token at the end of a mailed link',
  name: 'must not be blank, nor have control characters',
};

/** The problem in plain words; one that is not in the table as the validator states it. */
function problemInWords(path: string, field: string, message: string): string {
  const isInBody = path.startsWith('/body');
  const known = isInBody ? [...ofBodies, ...translations] : translations;
  const [said, told] = known.find(([pattern]) => pattern.test(message)) ?? [];
  if (said === undefined || told === undefined) return message;
  if (told === 'form')
    return (
      forms[field.split('/')[0] ?? ''] ??
      (path.startsWith('/query') ? 'has a reserved character, which must be percent-encoded' : otherForm)
    );
  return told.replace('$1', said.exec(message)?.[1] ?? '');
}
