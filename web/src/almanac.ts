import { Almanac } from 'almanac-sdk';

/** The API client, which uses the session of the signed-in user. Waits at most 3 seconds for a rate limit; longer waits are shown to the user. */
export const almanac = new Almanac({ baseUrl: window.location.origin, maxRetryAfter: 3 });

const cachedResponses = new Map<string, Promise<unknown>>();
const maxCachedResponses = 200;

/** Returns the cached response for `key`, or makes the call and caches its response. Cached reads do not count against rate limits. */
export function fetchCached<Data>(key: string, call: () => Promise<Data>): Promise<Data> {
  const cached = cachedResponses.get(key) as Promise<Data> | undefined;
  if (cached !== undefined) return cached;
  const pending = call();
  cachedResponses.set(key, pending);
  pending.catch(() => cachedResponses.delete(key));
  if (cachedResponses.size > maxCachedResponses) cachedResponses.delete(cachedResponses.keys().next().value ?? '');
  return pending;
}

/** Removes all cached responses, after the user or the data has changed. */
export function clearResponseCache(): void {
  cachedResponses.clear();
}
