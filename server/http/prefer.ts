import type { IncomingMessage } from 'node:http';

/** The preference of a caller who would rather be told where to look later than wait (RFC 7240, section 4.1). */
export const asyncPreference = 'respond-async';

/** Whether a request has that preference among any others; what it does not know, it leaves alone, as that RFC wants. */
export function prefersAsync(request: IncomingMessage): boolean {
  return String(request.headers['prefer'] ?? '')
    .split(',')
    .some((preference) => preference.split(';')[0]?.trim().toLowerCase() === asyncPreference);
}
