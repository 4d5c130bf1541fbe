import { AlmanacError } from './almanacError.js';
import { maskUrl } from './maskUrl.js';

/** No response: the server could not be reached, or the connection broke. `cause` is the error of `fetch`. */
export class ConnectionError extends AlmanacError {
  override readonly name: string = 'ConnectionError';
}

/** No response within `timeout`. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';
}

/** Creates the error of a request without a response. */
export function createConnectionError({ method, url }: Request, cause: unknown): ConnectionError {
  const reason = describeCause(cause);
  const message = `No response to ${method} ${maskUrl(url)}${reason && ` (${reason})`}. ${findHint(reason)}`;
  return new ConnectionError(message, { url, cause });
}

/** Creates the error of a request whose response did not come, or did not end, in time. */
export function createTimeoutError({ method, url }: Request, timeout: number, cause: unknown): TimeoutError {
  const seconds = `${timeout / 1000} s`;
  const message = `No response to ${method} ${maskUrl(url)} within ${seconds}. To wait longer, set timeout.`;
  return new TimeoutError(message, { url, cause });
}

/** Returns the code of a network error, such as `ECONNREFUSED`, or its message. Browsers give neither. */
function describeCause(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? '';
}

function findHint(reason: string): string {
  // What TLS reports if the other side responds in plain HTTP.
  if (/WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG/.test(reason)) {
    return 'The server does not use TLS: write http:// instead of https:// in baseUrl.';
  }
  return 'Check that the server is running and that baseUrl is its address.';
}
