import type { IncomingMessage } from 'node:http';

/** The preference for an asynchronous response (RFC 7240, section 4.1). */
export const asyncPreference = 'respond-async';

/** Whether a request prefers an asynchronous response. Ignores unknown preferences, as the RFC requires. */
export function prefersAsync(request: IncomingMessage): boolean {
  return String(request.headers['prefer'] ?? '')
    .split(',')
    .some((preference) => preference.split(';')[0]?.trim().toLowerCase() === asyncPreference);
}
