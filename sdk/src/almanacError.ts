import type { ApiError, ErrorCode } from './generated/types.gen.js';
import { type RateLimit, readRateLimit } from './rateLimit.js';
import { readRetryAfter } from './retryAfter.js';

/**
 * An answer that is a failure: a refusal by the API, with its code and details, or whatever else came in its place, such as a
 * proxy's page; `cause` then holds its body. Which status it was, its class tells.
 */
export class AlmanacError extends Error {
  override readonly name: string = 'AlmanacError';
  /** The HTTP status. */
  readonly status: number;
  /** Stable; undefined where the answer is not a refusal by the API. */
  readonly code: ErrorCode | undefined;
  /** Finds the request in the server's log. */
  readonly requestId: string | undefined;
  /** The fields at fault, for invalid input. */
  readonly details: NonNullable<ApiError['details']>;
  /** Slugs, or codes of countries, that come near to the one asked for. */
  readonly suggestions: string[];
  /** Why an import was refused. */
  readonly kind: ApiError['kind'];
  /** How long to wait before the next try, when the server says. */
  readonly retryAfterSeconds: number | undefined;
  /** How much of the limits is left, when the server says. */
  readonly rateLimit: RateLimit | undefined;

  /** `notTried` says why the call was not tried again, where it would have been otherwise. */
  constructor(body: unknown, response: Response, noRetryReason?: string) {
    const apiError = isApiError(body) ? body : undefined;
    const message = apiError?.message ?? `The server answered with status ${response.status}.`;
    super(noRetryReason === undefined ? message : `${message} ${noRetryReason}`, { cause: body });
    this.status = response.status;
    this.code = apiError?.error;
    this.requestId = apiError?.requestId ?? response.headers.get('X-Request-Id') ?? undefined;
    this.details = apiError?.details ?? [];
    this.suggestions = apiError?.suggestions ?? [];
    this.kind = apiError?.kind;
    this.retryAfterSeconds = readRetryAfter(response.headers);
    this.rateLimit = readRateLimit(response.headers);
  }
}

/** 400: the request is not as the contract has it; `details` names the fields. */
export class InvalidRequestError extends AlmanacError {
  override readonly name = 'InvalidRequestError';
}

/** 401: there is no key, or it is unknown or revoked; or nobody is signed in. */
export class AuthenticationError extends AlmanacError {
  override readonly name = 'AuthenticationError';
}

/** 403: the key, or the account, may not do this. */
export class PermissionError extends AlmanacError {
  override readonly name = 'PermissionError';
}

/** 404: there is no such thing; `suggestions` has what comes near. */
export class NotFoundError extends AlmanacError {
  override readonly name = 'NotFoundError';
}

/** 409: what is there already stands against it. */
export class ConflictError extends AlmanacError {
  override readonly name = 'ConflictError';
}

/** 413: more was sent than the server takes. */
export class TooLargeError extends AlmanacError {
  override readonly name = 'TooLargeError';
}

/** 422: understood, but it cannot be computed as a whole. */
export class UnprocessableError extends AlmanacError {
  override readonly name = 'UnprocessableError';
}

/** 429: too many calls; `retryAfterSeconds` says when the next one gets in. */
export class RateLimitError extends AlmanacError {
  override readonly name = 'RateLimitError';
}

/** 5xx: the server, or a provider behind it, failed. */
export class ServerError extends AlmanacError {
  override readonly name = 'ServerError';
}

const errorClasses: Record<number, typeof AlmanacError> = {
  400: InvalidRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  413: TooLargeError,
  422: UnprocessableError,
  429: RateLimitError,
};

/** The error of an answer, in the class of its status. */
export function createAlmanacError(body: unknown, response: Response, noRetryReason?: string): AlmanacError {
  const ErrorClass = errorClasses[response.status] ?? (response.status >= 500 ? ServerError : AlmanacError);
  return new ErrorClass(body, response, noRetryReason);
}

function isApiError(body: unknown): body is ApiError {
  return typeof body === 'object' && body !== null && 'error' in body && 'requestId' in body;
}
