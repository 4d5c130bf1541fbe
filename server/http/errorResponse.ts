import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ApiError, type ErrorBody } from '../errors.js';
import { isDatabaseAway } from '../store/database.js';
import type { Passage } from './caller.js';
import { fromValidator, type ValidatorError } from './validatorError.js';

/** The one place that makes a failure into an answer. A failure that is not a refusal is logged with its cause, once. */
export function sendError(response: ServerResponse, failure: unknown, passage: Passage, log: Logger): void {
  const error = asApiError(failure, passage);
  if (error.status >= 500) log.error({ requestId: passage.requestId, err: error.cause ?? error }, error.message);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const bytes = Buffer.from(JSON.stringify(errorBody(error, passage.requestId)));
  for (const name of ['ETag', 'Last-Modified', 'Content-Disposition']) response.removeHeader(name);
  const allowed = (failure as Partial<ValidatorError>).headers?.['Allow'];
  // The contract has no HEAD, because every GET answers it.
  if (allowed !== undefined) response.setHeader('Allow', allowed.replace(/\bGET\b/, 'GET, HEAD'));
  if (error.retryAfterSeconds !== undefined) response.setHeader('Retry-After', error.retryAfterSeconds);
  if (error.code === 'not_the_operator') response.setHeader('WWW-Authenticate', 'Bearer');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  response.statusCode = error.status;
  response.end(bytes);
}

/** The one form of every refusal. */
export function errorBody(error: ApiError, requestId: string): ErrorBody {
  return {
    error: error.code,
    message: error.message,
    requestId,
    ...(error.details && { details: error.details }),
    ...(error.suggestions && { suggestions: error.suggestions }),
    ...(error.kind && { kind: error.kind }),
  };
}

function asApiError(failure: unknown, passage: Passage): ApiError {
  if (failure instanceof ApiError) return failure;
  if (isDatabaseAway(failure)) return new ApiError('service_unavailable', { cause: failure });
  return fromValidator(failure, passage) ?? new ApiError('internal_error', { cause: failure });
}
