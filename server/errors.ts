import type { components } from './generated/api.js';

export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorBody = components['schemas']['ApiError'];
type ErrorKind = NonNullable<ErrorBody['kind']>;
export type ErrorDetail = NonNullable<ErrorBody['details']>[number];

/** Every refusal there is: its status, and the sentence a caller reads when there is nothing more particular to say. */
export const errorTable: Record<ErrorCode, { status: number; sentence: string }> = {
  invalid_request: { status: 400, sentence: 'The request is invalid.' },
  missing_api_key: { status: 401, sentence: 'Send your API key in the X-API-Key header.' },
  invalid_api_key: { status: 401, sentence: 'The API key is not valid.' },
  revoked_api_key: { status: 401, sentence: 'The API key has been revoked.' },
  not_signed_in: { status: 401, sentence: 'Sign in first.' },
  wrong_credentials: { status: 401, sentence: 'The e-mail address or the password is wrong.' },
  email_not_verified: { status: 403, sentence: 'Confirm your address first, by the last link that was mailed to it.' },
  csrf_failed: { status: 403, sentence: 'A call that changes something must come from this site.' },
  scope_not_granted: { status: 403, sentence: 'This key has not the scope that the call needs.' },
  address_not_allowed: { status: 403, sentence: 'This key may not be used from this address.' },
  account_suspended: { status: 403, sentence: 'The account is suspended.' },
  not_the_operator: { status: 401, sentence: 'Send the cron secret as "Authorization: Bearer …".' },
  operator_calls_off: { status: 403, sentence: 'Calls of the operator are off. Set CRON_SECRET to allow them.' },
  storing_not_allowed: {
    status: 403,
    sentence: "FRED's terms restrict storing what it answers. The operator may allow it by FRED_STORE_ALLOWED=true.",
  },
  indicator_not_found: { status: 404, sentence: 'There is no such indicator.' },
  dataset_not_found: { status: 404, sentence: 'There is no such data set.' },
  series_not_found: { status: 404, sentence: 'The provider has no such series.' },
  forecast_not_found: { status: 404, sentence: 'There is no forecast with this key, or it is kept no longer.' },
  country_not_available: { status: 404, sentence: 'The indicator has no series for this country.' },
  no_vintage_on_date: { status: 404, sentence: 'The indicator has no vintage on or before this day.' },
  not_found: { status: 404, sentence: 'There is no such thing in this account.' },
  token_not_found: {
    status: 404,
    sentence: 'The link has been used, has expired, or a later mail has replaced it. Ask for a new one.',
  },
  route_not_found: { status: 404, sentence: 'There is nothing at this address. What there is, /openapi.yaml says.' },
  method_not_allowed: { status: 405, sentence: 'This address does not take this method.' },
  request_timeout: { status: 408, sentence: 'The request was sent too slowly.' },
  key_limit_reached: { status: 409, sentence: 'The account has as many active keys as it may.' },
  watchlist_full: { status: 409, sentence: 'The account watches as many series as it may.' },
  job_running: { status: 409, sentence: 'The job is running already.' },
  import_refused: { status: 409, sentence: 'The values cannot be those of the series.' },
  not_imported: { status: 409, sentence: 'The indicator came with the library.' },
  payload_too_large: { status: 413, sentence: 'The body is too large.' },
  unsupported_media_type: { status: 415, sentence: 'Send the body as application/json, or an upload as text/csv.' },
  request_too_large: { status: 431, sentence: 'The URL or the headers of the request are too long.' },
  rate_limit_exceeded: { status: 429, sentence: 'Rate limit exceeded.' },
  internal_error: { status: 500, sentence: 'The server could not answer this request.' },
  job_failed: { status: 500, sentence: 'The job failed.' },
  provider_failed: { status: 502, sentence: 'The provider did not answer as it should.' },
  provider_quota: { status: 503, sentence: 'The provider allows no more calls for now.' },
  provider_timeout: { status: 504, sentence: 'The provider did not answer in time.' },
  service_unavailable: { status: 503, sentence: 'The service cannot answer at the moment. Try again shortly.' },
};

interface ApiErrorOptions {
  message?: string;
  details?: ErrorDetail[];
  suggestions?: string[];
  /** Why an import was refused. */
  kind?: ErrorKind | undefined;
  /** For the Retry-After header. */
  retryAfterSeconds?: number | undefined;
  /** What went wrong inside; for the log only. */
  cause?: unknown;
}

/** A refusal with a public sentence. Thrown anywhere; made into an answer in one place only. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  readonly suggestions: string[] | undefined;
  readonly kind: ErrorKind | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? errorTable[code].sentence, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.details = options.details;
    this.suggestions = options.suggestions;
    this.kind = options.kind;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** An `invalid_request` whose message names the fields at fault. */
export function invalidRequest(
  details: ErrorDetail[],
  options: Pick<ApiErrorOptions, 'suggestions' | 'cause'> = {},
): ApiError {
  const problems = details.map(({ field, problem }) => `${field} ${problem}`).join('; ');
  const message = `The request is invalid: ${problems}${problems.endsWith('?') ? '' : '.'}`;
  return new ApiError('invalid_request', { ...options, message, details });
}
