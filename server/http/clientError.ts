import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { ApiError } from '../errors.js';
import type { ConnectionGuard } from './connectionGuard.js';
import { formatErrorBody } from './errorResponse.js';

const timeoutCode = 'ERR_HTTP_REQUEST_TIMEOUT';

/**
 * Creates the handler for requests that Node cannot parse: a URL or header that is too long, a request that arrives too
 * slowly, or bytes that are not HTTP. It sends the standard error body and logs one line without any received data. If the
 * bytes follow a request that is still being answered, it only closes the connection: the error would be read as the response.
 * A request that waits for an earlier response and arrives too slowly does not cut that response off.
 */
export function createClientErrorHandler(
  log: Logger,
  guard: Pick<ConnectionGuard, 'isResponding' | 'closeAfterResponse'>,
): (failure: NodeJS.ErrnoException, socket: Socket) => void {
  return (failure, socket) => {
    const isResponding = guard.isResponding(socket);
    if (isResponding && failure.code === timeoutCode) return guard.closeAfterResponse(socket);
    if (!socket.writable || isResponding) {
      socket.destroy();
      return;
    }
    const error = toApiError(failure);
    const requestId = randomUUID();
    log.info({ requestId, status: error.status, reason: failure.code });
    socket.end(formatHttpResponse(error.status, requestId, formatErrorBody(error, requestId)));
  };
}

function toApiError({ code }: NodeJS.ErrnoException): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError('request_too_large');
  if (code === timeoutCode) return new ApiError('request_timeout');
  return new ApiError('invalid_request', { message: 'The request is not valid HTTP.' });
}

function formatHttpResponse(status: number, requestId: string, body: string): string {
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    '',
    body,
  ].join('\r\n');
}
