import type { components } from './generated/api.js';

export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorBody = components['schemas']['ApiError'];
type ErrorKind = NonNullable<ErrorBody['kind']>;
export type ErrorDetail = NonNullable<ErrorBody['details']>[number];

/** Every error code with its HTTP status and its default message. */
export const errorTable: Record<ErrorCode, { status: number; message: string }> = {
  invalid_request: { status: 400, message: 'The request is invalid.' },
  invalid_signature: {
    status: 400,
    message:
      'The signature of the event is not valid. Check that STRIPE_WEBHOOK_SECRET is the signing secret of this endpoint.',
  },
  missing_api_key: { status: 401, message: 'Send your API key in the X-API-Key header, or as Authorization: Bearer.' },
  invalid_api_key: { status: 401, message: 'The API key is invalid. Check that it is complete.' },
  revoked_api_key: { status: 401, message: 'The API key has been revoked. Create a new one.' },
  not_signed_in: { status: 401, message: 'Sign in first.' },
  wrong_credentials: { status: 401, message: 'The email address or password is incorrect.' },
  payment_failed: { status: 402, message: 'Stripe refused the payment. Use another payment method.' },
  plan_required: { status: 402, message: 'The plan of the account does not include this request.' },
  email_not_verified: {
    status: 403,
    message: 'Confirm your email address first: open the link in the latest confirmation mail.',
  },
  csrf_failed: {
    status: 403,
    message: 'Cross-site request blocked. Requests that change data must come from this site.',
  },
  origin_not_allowed: { status: 403, message: 'Requests from pages of this origin are not allowed.' },
  scope_not_granted: { status: 403, message: 'This key lacks the required scope.' },
  address_not_allowed: { status: 403, message: 'This key cannot be used from this IP address.' },
  account_suspended: { status: 403, message: 'The account is suspended. Contact the operator.' },
  not_the_operator: { status: 401, message: 'Send the cron secret as "Authorization: Bearer …".' },
  not_the_owner: {
    status: 403,
    message:
      'Only the owner of this server can do this with a session. Sign in as the owner, or use a key or the cron secret.',
  },
  operator_calls_off: {
    status: 403,
    message:
      'Operator requests are off. Set CRON_SECRET and restart the server or, except for /metrics, sign in as the owner.',
  },
  storing_not_allowed: {
    status: 403,
    message: "FRED's terms restrict storing its data. The operator can allow it with FRED_STORE_ALLOWED=true.",
  },
  indicator_not_found: { status: 404, message: 'No indicator has this id. Search with /v1/indicators/search.' },
  dataset_not_found: {
    status: 404,
    message: 'The provider does not have this dataset. Check its name at the provider.',
  },
  series_not_found: { status: 404, message: 'The provider does not have this series.' },
  forecast_not_found: { status: 404, message: 'No forecast has this key, or it has expired. Run it again.' },
  country_not_found: { status: 404, message: 'No country has this code. Use a code that /v1/countries lists.' },
  release_not_found: { status: 404, message: 'No release has this id. Use an id that /v1/indicators/releases lists.' },
  country_not_available: { status: 404, message: 'The indicator has no series for this country.' },
  no_vintage_on_date: { status: 404, message: 'The indicator has no vintage on or before this date.' },
  not_found: { status: 404, message: 'Not found in this account.' },
  token_not_found: {
    status: 404,
    message: 'This link was already used, has expired, or was replaced by a newer one. Request a new link.',
  },
  billing_off: {
    status: 404,
    message: 'Billing is off on this server. The operator can turn it on with BILLING=stripe.',
  },
  chat_off: {
    status: 404,
    message: 'The assistant is off on this server. The operator can turn it on with CHAT_BASE_URL and CHAT_MODEL.',
  },
  route_not_found: { status: 404, message: 'Unknown path. See /openapi.yaml for all paths.' },
  method_not_allowed: {
    status: 405,
    message: 'This method is not allowed here. Use one of the methods in the Allow header.',
  },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  key_limit_reached: { status: 409, message: 'Active key limit reached. Revoke a key first.' },
  alert_limit_reached: { status: 409, message: 'Alert rule limit reached. Delete a rule first.' },
  chat_busy: {
    status: 409,
    message: 'A question of this conversation is being answered. Wait for its answer, or stop it.',
  },
  chat_full: { status: 409, message: 'Conversation limit reached. Delete a conversation first.' },
  watchlist_full: { status: 409, message: 'Watchlist limit reached. Remove a series first.' },
  webhook_limit_reached: { status: 409, message: 'Webhook endpoint limit reached. Delete an endpoint first.' },
  webhook_inactive: { status: 409, message: 'The endpoint is not active. Set its `status` to `active` first.' },
  webhook_in_use: {
    status: 409,
    message: 'Alert rules send to this endpoint only. Change or delete them first.',
  },
  job_running: { status: 409, message: 'The job is already running.' },
  import_refused: { status: 409, message: 'The values do not match the series.' },
  not_imported: { status: 409, message: 'The indicator is part of the bundled library.' },
  already_subscribed: {
    status: 409,
    message: 'The account already has a subscription. Change it in the customer portal.',
  },
  no_subscription: { status: 409, message: 'The account has no subscription. Choose a plan first.' },
  plan_fixed: {
    status: 409,
    message: 'The operator has set the plan of this account. Contact the operator to change it.',
  },
  plan_not_offered: {
    status: 409,
    message: 'Stripe has no active price for this plan and interval. Choose another one that /api/billing/plans lists.',
  },
  payload_too_large: { status: 413, message: 'The request body is too large.' },
  unsupported_media_type: {
    status: 415,
    message: 'Unsupported content type. Send JSON as application/json, or a CSV upload as text/csv.',
  },
  request_too_large: { status: 431, message: 'The request URL and headers are larger than 16 kB together.' },
  rate_limit_exceeded: { status: 429, message: 'Rate limit exceeded.' },
  compute_budget_exceeded: { status: 429, message: 'The account does not have enough compute seconds left.' },
  chat_limit_reached: { status: 429, message: 'The account has asked as many questions today as its plan allows.' },
  internal_error: { status: 500, message: 'An internal error occurred. Try again later.' },
  job_failed: { status: 500, message: 'The job failed.' },
  provider_failed: { status: 502, message: 'The provider returned an unexpected response.' },
  provider_quota: { status: 503, message: 'The call limit of the provider is reached. Try again later.' },
  provider_timeout: { status: 504, message: 'The provider did not respond in time. Try again later.' },
  library_loading: { status: 503, message: 'The series is not loaded yet. Try again shortly.' },
  billing_unavailable: {
    status: 503,
    message: 'Stripe does not respond at the moment. Your plan has not changed. Try again shortly.',
  },
  chat_unavailable: {
    status: 503,
    message: 'The model of the assistant does not respond at the moment. Try again shortly.',
  },
  service_unavailable: { status: 503, message: 'The service is temporarily unavailable. Try again shortly.' },
};

interface ApiErrorOptions {
  message?: string;
  details?: ErrorDetail[];
  suggestions?: string[];
  /** Why an import is refused. */
  kind?: ErrorKind | undefined;
  /** Value of the Retry-After header. */
  retryAfterSeconds?: number | undefined;
  /** For the header Allow. */
  allowedMethods?: string[];
  /** The underlying error, which is logged and never sent to the client. */
  cause?: unknown;
}

/** An error that is sent to the client. Any layer can throw it; `sendError` alone turns it into a response. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  readonly suggestions: string[] | undefined;
  readonly kind: ErrorKind | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allowedMethods: string[] | undefined;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? errorTable[code].message, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.details = options.details;
    this.suggestions = options.suggestions;
    this.kind = options.kind;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allowedMethods = options.allowedMethods;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** Creates an `invalid_request` error. Its message has one sentence for each field: "`limit` must be at most 100." */
export function invalidRequest(
  details: ErrorDetail[],
  options: Pick<ApiErrorOptions, 'suggestions' | 'cause'> = {},
): ApiError {
  const sentences = details.map(({ field, problem }) => `\`${field}\` ${problem}${problem.endsWith('?') ? '' : '.'}`);
  const message = sentences.join(' ');
  return new ApiError('invalid_request', { ...options, message, details });
}

/** Rounds a wait up to whole seconds, at least one, for the header Retry-After and for a message. */
export function toRetryAfter(waitMs: number): { retryAfterSeconds: number; wait: string } {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  if (retryAfterSeconds >= 120) return { retryAfterSeconds, wait: `${Math.ceil(retryAfterSeconds / 60)} minutes` };
  return { retryAfterSeconds, wait: retryAfterSeconds === 1 ? '1 second' : `${retryAfterSeconds} seconds` };
}
