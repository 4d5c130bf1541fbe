import type { ApiError, ErrorCode } from './generated/types.gen.js';
import { maskUrl } from './maskUrl.js';
import { type RateLimit, readRateLimit } from './rateLimit.js';
import { readRetryAfter } from './retryAfter.js';

/** What is known of a failed call besides its message. */
interface ErrorFields {
  url: string;
  status?: number | undefined;
  apiError?: ApiError | undefined;
  headers?: Headers | undefined;
  cause: unknown;
}

/**
 * A failed call. The class depends on the cause: a ConnectionError if there is no response, and otherwise the class of the status. The
 * response is either an error of the API with its code and details, or another one, such as an error page of a proxy. `cause` is the
 * response body.
 */
export class AlmanacError extends Error {
  override readonly name: string = 'AlmanacError';
  /** The URL of the request, without the token of a calendar feed. */
  readonly url: string;
  /** The HTTP status. Undefined if there is no response. */
  readonly status: number | undefined;
  /** Stable error code. Undefined if there is no response, or one that is not an error of the API. */
  readonly code: ErrorCode | undefined;
  /** Identifies the request in the server's log. */
  readonly requestId: string | undefined;
  /** The invalid fields, for invalid input. */
  readonly details: NonNullable<ApiError['details']>;
  /** Slugs or country codes similar to the requested one. */
  readonly suggestions: string[];
  /** Why an import failed. */
  readonly kind: ApiError['kind'];
  /** Seconds to wait before the next attempt, if the server sent `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** What is left of the rate limits, if the server sent them. */
  readonly rateLimit: RateLimit | undefined;

  constructor(message: string, { url, status, apiError, headers, cause }: ErrorFields) {
    super(message, { cause });
    this.url = maskUrl(url);
    this.status = status;
    this.code = apiError?.error;
    this.requestId = apiError?.requestId ?? headers?.get('X-Request-Id') ?? undefined;
    this.details = apiError?.details ?? [];
    this.suggestions = apiError?.suggestions ?? [];
    this.kind = apiError?.kind;
    this.retryAfterSeconds = headers && readRetryAfter(headers);
    this.rateLimit = headers && readRateLimit(headers);
  }
}

/** 400: the request does not match the contract. `details` names the fields. */
export class InvalidRequestError extends AlmanacError {
  override readonly name = 'InvalidRequestError';
}

/** 401: the key is missing, unknown or revoked, or no user is signed in. */
export class AuthenticationError extends AlmanacError {
  override readonly name = 'AuthenticationError';
}

/** 403: the key or the account is not allowed to do this. */
export class PermissionError extends AlmanacError {
  override readonly name = 'PermissionError';
}

/** 404: the resource does not exist. `suggestions` has similar ones. */
export class NotFoundError extends AlmanacError {
  override readonly name = 'NotFoundError';
}

/** 409: the request conflicts with the current state. */
export class ConflictError extends AlmanacError {
  override readonly name = 'ConflictError';
}

/** 413: the body is too large. */
export class TooLargeError extends AlmanacError {
  override readonly name = 'TooLargeError';
}

/** 429: too many requests. Wait for `retryAfterSeconds`. */
export class RateLimitError extends AlmanacError {
  override readonly name = 'RateLimitError';
}

/** 5xx: the server, or a provider that it uses, failed. */
export class ServerError extends AlmanacError {
  override readonly name = 'ServerError';
}

/** Error classes by status. */
export const errorClasses: Record<number, typeof AlmanacError> = {
  400: InvalidRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  413: TooLargeError,
  429: RateLimitError,
};

/** Creates the error of a response, in the class of its status. `noRetryReason` is why the client did not retry a retryable request. */
export function createAlmanacError(
  body: unknown,
  { url }: Request,
  { status, headers }: Response,
  noRetryReason?: string,
): AlmanacError {
  const ErrorClass = errorClasses[status] ?? (status >= 500 ? ServerError : AlmanacError);
  const apiError = isApiError(body) ? body : undefined;
  const message = apiError?.message ?? `The server responded with status ${status}.`;
  const text = noRetryReason === undefined ? message : `${message} ${noRetryReason}`;
  return new ErrorClass(text, { url, status, apiError, headers, cause: body });
}

function isApiError(body: unknown): body is ApiError {
  return typeof body === 'object' && body !== null && 'error' in body && 'requestId' in body;
}
