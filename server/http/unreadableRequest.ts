import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { ApiError, type ErrorBody } from '../errors.js';

/** Answers what Node could not read as a request (too long a URL or header, or no HTTP) in the form of every other refusal. */
export function refuseUnreadable(failure: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return;
  const error =
    failure.code === 'HPE_HEADER_OVERFLOW'
      ? new ApiError('request_too_large')
      : new ApiError('invalid_request', { message: 'The request could not be read as HTTP.' });
  const requestId = randomUUID();
  const body: ErrorBody = { error: error.code, message: error.message, requestId };
  const bytes = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${error.status} ${error.status === 431 ? 'Request Header Fields Too Large' : 'Bad Request'}`,
      'Connection: close',
      'Cache-Control: no-store',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(bytes)}`,
      `X-Request-Id: ${requestId}`,
      '',
      bytes,
    ].join('\r\n'),
  );
}
