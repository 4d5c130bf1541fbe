import type { ErrorDetail } from '../errors.js';
import { applyMessageRules, commonMessageRules, type MessageRule } from '../messageRules.js';
import { findNearName } from '../search/findNearName.js';

/** A problem that a validator finds. `path` names the field, such as /query/vintage, /query/id/1 (an item of a list) or /body/values/7. */
export interface ValidationIssue {
  path?: string;
  message: string;
  errorCode?: string;
  /** The names that are allowed in place of an unknown one. */
  knownNames?: string[];
}

/** Limits the error response to a body with very many invalid values. */
export const maxIssues = 20;

/** Reports the first problem of each field. */
export function toErrorDetails(issues: ValidationIssue[]): ErrorDetail[] {
  const details = issues.slice(0, maxIssues).map(toErrorDetail);
  return details.filter(({ field }, index) => details.findIndex((other) => other.field === field) === index);
}

/** Limits the error response to a request with a very long name. */
export const maxFieldLength = 100;

function toErrorDetail({ path = '', message, errorCode = '', knownNames = [] }: ValidationIssue): ErrorDetail {
  const field =
    path
      .replace(/^\/body(?=$)/, 'body')
      .replace(/^\/body\//, '')
      .replace(/^\/(query|params|path|headers)\/?(.*?)(\/\d+)?$/, '$2') || 'request';
  const problem = errorCode.startsWith('required') ? 'is required' : describeProblem(path, field, message);
  const near = isUnknownName(message) ? findNearName(path.slice(path.lastIndexOf('/') + 1), knownNames) : undefined;
  return {
    field: field.slice(0, maxFieldLength),
    problem: near === undefined ? problem : `${problem}. Did you mean \`${near}\`?`,
  };
}

function isUnknownName(message: string): boolean {
  return /^(Unknown query parameter|must NOT have additional properties)/.test(message);
}

/** Maps messages of the validator to messages of the API. `form` refers to `formatMessages`. The first match wins. */
const messageRules: MessageRule[] = [
  ...commonMessageRules,
  [/^Unknown query parameter/, 'is not a parameter of this operation'],
  [/^Empty value found/, 'must not be empty'],
  [/^must NOT have fewer than 1 properties/, 'must have at least one field'],
  [/^must NOT have more than 1 properties/, 'must have exactly one field'],
  [/^must NOT have fewer than 1 /, 'must not be empty'],
  [/^must NOT have duplicate items/, 'must not contain duplicates'],
  [/^must NOT have additional properties/, 'is not a field of this request body'],
  [/^must NOT have fewer than (\d+) characters/, 'must have at least $1 characters'],
  [/^must NOT have fewer than (\d+) /, 'must have at least $1 items'],
  [/^must be string/, 'must be given only once'],
  [/^must be number,null/, 'must be a number or null'],
  [/^must be number/, 'must be a number'],
  [/^must be array,null/, 'must be an array or null'],
  [/^must be array/, 'must be an array'],
  [/^must be object/, 'must be an object'],
  [/^must be < (.*)/, 'must be less than $1'],
  [/^must be > (.*)/, 'must be greater than $1'],
  // A null at the end of the list is written as nothing.
  [/^must be equal to one of the allowed values: (.*?)(, )?$/, 'must be one of: $1'],
  [/^must match (format|pattern)/, 'form'],
  [/^must be equal to constant/, 'form'],
  [/must be url encoded/, 'form'],
];

/** Every query parameter is text, so only in a body can `must be string` mean a wrong type. */
const bodyMessageRules: MessageRule[] = [[/^must be string/, 'must be a string']];
const formatMismatchMessage = 'does not match the required format';

const dateMessage = 'must be a valid date in the format YYYY-MM-DD';
/** The problem of a date parameter, which may be a period too. */
export const periodMessage = `${dateMessage}, or a period such as 2024, 2024-03 or 2024-Q1`;
const periodFields = new Set(['vintage', 'start', 'end', 'from', 'to']);
const eventMessage = 'must be the id of an event, such as evt_17';
const formatMessages: Record<string, string> = {
  ...{ vintage: dateMessage, start: dateMessage, end: dateMessage },
  ...{ after: eventMessage, 'last-event-id': eventMessage },
  country:
    'must be a country code, for example DE, or where several are allowed, a list such as US,JP,G20 (/v1/countries lists all codes)',
  dates: dateMessage,
  cacheKey: 'must be the cacheKey of a forecast run or a backtest: 64 hexadecimal digits in lower case',
  jobId: 'must be the id of a job, as returned with status 202',
  provider: 'must be the id of a provider, for example fred',
  seriesId: 'must be the id of a series: printable ASCII characters without spaces',
  since: 'must be a time, for example 2026-11-20T00:00:00Z',
  significance: 'must be 0.01, 0.05 or 0.1',
  slug: 'must be lower-case words of a to z and digits, joined by hyphens, for example real-gdp',
  source: 'must be the id of a feed, for example bls-cpi',
  dataset: 'must be the path of a dataset, for example acs/acs5',
  group: 'must be the name of a group of variables, for example B19013',
  cursor: 'must be the nextCursor of the previous page',
  email: 'must be a valid email address',
  token: 'must be the token at the end of the link in the mail',
  'x-share-token': 'must be the token at the end of a share link: the 43 characters after #',
  with: 'must be a list of slugs, each with a country or without, for example us-cpi-all-items,real-gdp.EA',
  name: 'must not be blank or contain control characters',
};

function isWrongText(message: string): boolean {
  return /^must (match|NOT have more than)|must be url encoded/.test(message);
}

/** Returns the problem in plain words, or the message of the validator if no rule matches it. */
function describeProblem(path: string, field: string, message: string): string {
  if (path.startsWith('/query') && periodFields.has(field) && isWrongText(message)) return periodMessage;
  const isInBody = path.startsWith('/body');
  const rules = isInBody ? [...bodyMessageRules, ...messageRules] : messageRules;
  const problem = applyMessageRules(rules, message) ?? message;
  if (problem === 'form') {
    return (
      formatMessages[field.split('/')[0] ?? ''] ??
      (path.startsWith('/query') ? 'contains a reserved character; percent-encode it' : formatMismatchMessage)
    );
  }
  return problem;
}
