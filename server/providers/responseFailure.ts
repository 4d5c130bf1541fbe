import type { HttpResponse } from './provider.js';
import { ProviderFailure } from './providerFailure.js';

/**
 * What a status says where nothing in the body says it better; undefined for one that is no refusal. Providers that answer refusals with 200
 * must be judged by the body first.
 */
export function findStatusFailure(title: string, { status, headers }: HttpResponse): ProviderFailure | undefined {
  if (status < 300) return undefined;
  if (status === 304) return new ProviderFailure('not_modified', `${title} has nothing new.`);
  if (status === 429) {
    return new ProviderFailure('quota', `${title} allows no more calls for now.`, {
      transient: true,
      retryAfterSeconds: parseRetryAfter(headers),
    });
  }
  if (status === 408 || status >= 500) {
    const retryAfterSeconds = parseRetryAfter(headers);
    return new ProviderFailure('unavailable', `${title} answered ${status}.`, { transient: true, retryAfterSeconds });
  }
  if (status < 400) return new ProviderFailure('malformed', `${title} sent the call elsewhere (${status}).`);
  if (status === 401 || status === 403)
    return new ProviderFailure('unauthorized', `${title} refused the call (${status}).`);
  if (status === 404) return new ProviderFailure('not_found', `${title} has nothing there.`);
  return new ProviderFailure('invalid', `${title} did not take the call (${status}).`);
}

/** The beginning of a refusal in words, to be quoted on one line. */
export function toExcerpt(text: string): string {
  return text.slice(0, 200).replace(/\s+/g, ' ').trim();
}

/** Seconds to wait by Retry-After, written in seconds or as a date; undefined where it says nothing. */
export function parseRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text.trim())
    ? Number(text)
    : (Date.parse(text) - Date.parse(headers.get('date') ?? '')) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
