import { ApiError } from './errors.js';
import { findDatabaseProblem } from './store/databaseProblem.js';

/** Converts any failure to the error that clients receive. What happened stays in its cause, for the log. */
export function toApiError(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  const problem = findDatabaseProblem(failure);
  if (problem === undefined) return new ApiError('internal_error', { cause: failure });
  const { sentence, retryAfterSeconds } = problem;
  return new ApiError('service_unavailable', {
    message: `${sentence} Try again shortly.`,
    retryAfterSeconds,
    cause: failure,
  });
}
