import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { maskSecrets } from '../access/secretMask.js';
import type { ApiError, ErrorBody } from '../errors.js';
import { toApiError } from '../toApiError.js';
import type { RequestContext } from './requestContext.js';
import { resetConnection } from './resetConnection.js';

/**
 * Sends the error response for any failure. Server errors (status 500 and above) are logged once, with their cause. A
 * refusal without a cause, by a limit or a setting, is a warning: callers must not be able to trigger alarms.
 */
export function sendError(
  response: ServerResponse,
  failure: unknown,
  requestContext: RequestContext,
  log: Logger,
): void {
  const error = toApiError(failure);
  logServerError(error, requestContext.requestId, log);
  if (response.headersSent) {
    resetConnection(response.socket);
    return;
  }
  const bytes = Buffer.from(formatErrorBody(error, requestContext.requestId));
  for (const name of ['ETag', 'Last-Modified', 'Content-Disposition']) response.removeHeader(name);
  if (error.allowedMethods !== undefined) response.setHeader('Allow', error.allowedMethods.join(', '));
  if (error.retryAfterSeconds !== undefined) response.setHeader('Retry-After', error.retryAfterSeconds);
  if (error.code === 'not_the_operator') response.setHeader('WWW-Authenticate', 'Bearer');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  response.statusCode = error.status;
  response.end(bytes);
}

function logServerError(error: ApiError, requestId: string, log: Logger): void {
  if (error.status < 500) return;
  if (error.status === 503 && error.cause === undefined) log.warn({ requestId }, error.message);
  else log.error({ requestId, err: error.cause ?? error }, error.message);
}

/** Returns the error body that all error responses share, as JSON. A message may quote the request: secrets are masked. */
export function formatErrorBody(error: ApiError, requestId: string): string {
  const body: ErrorBody = {
    error: error.code,
    message: error.message,
    requestId,
    ...(error.details && { details: error.details }),
    ...(error.suggestions && { suggestions: error.suggestions }),
    ...(error.kind && { kind: error.kind }),
  };
  return maskSecrets(JSON.stringify(body));
}
