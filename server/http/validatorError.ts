import { ApiError, type ErrorCode, type ErrorDetail, invalidRequest } from '../errors.js';
import type { RequestContext } from './requestContext.js';
import { sessionCookieName } from './sessionCookie.js';

/** What the validator throws: a status, headers of the answer, and for a bad request the parameters at fault. */
export interface ValidatorError {
  status: number;
  message: string;
  headers?: Record<string, string>;
  errors?: ValidationIssue[];
}

interface ValidationIssue {
  path?: string;
  message: string;
  errorCode?: string;
}

/** A refusal by the validator in the API's own words; undefined for what is not one. */
export function convertValidatorError(failure: unknown, requestContext: RequestContext): ApiError | undefined {
  const { status, message, errors } = failure as Partial<ValidatorError>;
  const cause = { cause: failure };
  if ((status === 400 || status === 415) && requestContext.bodyError !== undefined) return requestContext.bodyError;
  if (status === 400) return invalidRequest(toErrorDetails(errors ?? [{ message: message ?? '' }]), cause);
  if (status === 415) return new ApiError('unsupported_media_type');
  if (status === 401 || status === 403)
    return requestContext.credentialError ?? new ApiError(findMissingCredentialCode(requestContext, message));
  if (status === 404) return new ApiError('route_not_found');
  if (status === 405) return new ApiError('method_not_allowed');
  return undefined;
}

/** The validator itself refuses a call that shows none of the credentials, and names the first of them. */
function findMissingCredentialCode({ caller }: RequestContext, message = ''): ErrorCode {
  if (message.startsWith('Authorization') && caller?.kind === 'anonymous') return caller.problem;
  return message.includes(sessionCookieName) ? 'not_signed_in' : 'missing_api_key';
}

/** A body of a hundred thousand wrong values is told of the first ones. */
const maxIssues = 20;

/** One problem a field: where there are several, the first says it. */
function toErrorDetails(issues: ValidationIssue[]): ErrorDetail[] {
  const details = issues.slice(0, maxIssues).map(toErrorDetail);
  return details.filter(({ field }, index) => details.findIndex((other) => other.field === field) === index);
}

/** The validator names a parameter by its path, for instance /query/vintage, /query/id/1 for one of a list, or /body/values/7. */
function toErrorDetail({ path = '', message, errorCode = '' }: ValidationIssue): ErrorDetail {
  if (message.startsWith('malformed uri')) return { field: 'path', problem: 'has a malformed percent-encoding' };
  const field =
    path
      .replace(/^\/body(?=$)/, 'body')
      .replace(/^\/body\//, '')
      .replace(/^\/(query|params|path|headers)\/?(.*?)(\/\d+)?$/, '$2') || 'request';
  return { field, problem: errorCode.startsWith('required') ? 'is missing' : describeProblem(path, field, message) };
}

/** What the validator says, and how a caller is told; `form` stands for the form that the parameter has to have. */
const messageRules: [said: RegExp, told: string][] = [
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
const bodyMessageRules: typeof messageRules = [[/^must be string/, 'must be text']];
const formatMismatchMessage = 'has not the form that the contract gives it';

const dateMessage = 'must be a day that exists, written YYYY-MM-DD';
const formatMessages: Record<string, string> = {
  ...{ vintage: dateMessage, start: dateMessage, end: dateMessage, from: dateMessage, to: dateMessage },
  country: 'must be a code of two or three letters, for instance DE',
  dates: dateMessage,
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
function describeProblem(path: string, field: string, message: string): string {
  const isInBody = path.startsWith('/body');
  const rules = isInBody ? [...bodyMessageRules, ...messageRules] : messageRules;
  const [matchedPattern, replacement] = rules.find(([pattern]) => pattern.test(message)) ?? [];
  if (matchedPattern === undefined || replacement === undefined) return message;
  if (replacement === 'form')
    return (
      formatMessages[field.split('/')[0] ?? ''] ??
      (path.startsWith('/query') ? 'has a reserved character, which must be percent-encoded' : formatMismatchMessage)
    );
  return replacement.replace('$1', matchedPattern.exec(message)?.[1] ?? '');
}
