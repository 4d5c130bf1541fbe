import { ApiError, type ErrorCode } from '../errors.js';
import { ProviderFailure } from '../providers/providerFailure.js';

/** For the Retry-After of a provider that has no calls left and does not say for how long. */
const defaultRetryAfterSeconds = 60;

/**
 * The refusal of a call that a provider did not answer, to be thrown: `notFound` where the provider has no such thing. What is no ProviderFailure is
 * handed back as it is.
 */
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

/** Providers' own words do not always end as a sentence does. */
export function toSentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
