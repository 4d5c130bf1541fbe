import { Almanac } from 'almanac-sdk';

/** The API, called with the session of whoever is signed in. Who waits before a page is told of what takes longer than a moment, and asked. */
export const almanac = new Almanac({ baseUrl: window.location.origin, maxRetryAfter: 3 });

const cachedResponses = new Map<string, Promise<unknown>>();
const maxCachedResponses = 200;

/** Asks once for what was asked before: a read whose answer the page has already is not counted against anyone's limit. */
export function fetchCached<Data>(key: string, call: () => Promise<Data>): Promise<Data> {
  const cached = cachedResponses.get(key) as Promise<Data> | undefined;
  if (cached !== undefined) return cached;
  const pending = call();
  cachedResponses.set(key, pending);
  pending.catch(() => cachedResponses.delete(key));
  if (cachedResponses.size > maxCachedResponses) cachedResponses.delete(cachedResponses.keys().next().value ?? '');
  return pending;
}

/** Forgets every answer: they were somebody else's, or are no longer true. */
export function clearResponseCache(): void {
  cachedResponses.clear();
}
