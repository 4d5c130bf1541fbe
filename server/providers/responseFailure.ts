import type { HttpResponse } from './provider.js';
import { ProviderFailure } from './providerFailure.js';

/**
 * Returns the failure for an HTTP status; undefined below 300. Adapters check the body first, because some providers report errors with status 200 or with
 * a more precise body.
 */
export function findStatusFailure(title: string, { status, headers }: HttpResponse): ProviderFailure | undefined {
  if (status < 300) return undefined;
  if (status === 304) return new ProviderFailure('not_modified', `${title} has no new data.`);
  if (status === 429) {
    return new ProviderFailure('quota', `${title} accepts no more requests for now.`, {
      transient: true,
      retryAfterSeconds: parseRetryAfter(headers),
    });
  }
  if (status === 408 || status >= 500) {
    const retryAfterSeconds = parseRetryAfter(headers);
    return new ProviderFailure('unavailable', `${title} returned status ${status}.`, {
      transient: true,
      retryAfterSeconds,
    });
  }
  if (status < 400) return new ProviderFailure('malformed', `${title} redirected the request (${status}).`);
  if (status === 401 || status === 403)
    return new ProviderFailure('unauthorized', `${title} rejected the request (${status}).`);
  if (status === 404) return new ProviderFailure('not_found', `${title} has no data for this request.`);
  return new ProviderFailure('invalid', `${title} rejected the request as invalid (${status}).`);
}

/** Shortens an error body to one line for quoting. */
export function toExcerpt(text: string): string {
  return text.slice(0, 200).replace(/\s+/g, ' ').trim();
}

/** Parses Retry-After, in seconds or as a date, to seconds; undefined if it is absent or invalid. */
export function parseRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text.trim())
    ? Number(text)
    : (Date.parse(text) - Date.parse(headers.get('date') ?? '')) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
