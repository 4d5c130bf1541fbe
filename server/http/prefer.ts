import type { IncomingMessage } from 'node:http';

/** The preference for an asynchronous response (RFC 7240, section 4.1). */
export const asyncPreference = 'respond-async';

/** Further preferences are ignored: no client sends that many, and reading thousands takes long. */
const maxPreferences = 100;

/** Whether a request prefers an asynchronous response. Ignores unknown preferences, as the RFC requires. */
export function prefersAsync(request: IncomingMessage): boolean {
  return String(request.headers['prefer'] ?? '')
    .split(',', maxPreferences)
    .some((preference) => preference.split(';', 1)[0]?.trim().toLowerCase() === asyncPreference);
}
