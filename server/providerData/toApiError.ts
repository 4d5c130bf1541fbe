import { ApiError, type ErrorCode } from '../errors.js';
import { ProviderFailure } from '../providers/providerFailure.js';

/** Retry-After for a provider that has no calls left and does not state when to retry. */
const defaultRetryAfterSeconds = 60;

/** Converts a ProviderFailure to the ApiError to throw; `notFoundCode` is the code for `not_found`. Returns any other error unchanged. */
export function toApiError(failure: unknown, notFoundCode: ErrorCode): unknown {
  if (!(failure instanceof ProviderFailure)) return failure;
  const { kind, timedOut, retryAfterSeconds, cause } = failure;
  const message = toSentence(failure.message);
  if (kind === 'not_found') return new ApiError(notFoundCode, { message });
  if (kind === 'quota') {
    return new ApiError('provider_quota', {
      message,
      retryAfterSeconds: Math.max(1, retryAfterSeconds ?? defaultRetryAfterSeconds),
      cause,
    });
  }
  return new ApiError(timedOut ? 'provider_timeout' : 'provider_failed', { message, retryAfterSeconds, cause });
}

/** Adds a full stop if a message lacks one; messages quoted from providers may. */
export function toSentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
