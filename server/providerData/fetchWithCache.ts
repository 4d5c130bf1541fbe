import type { AppContext } from '../appContext.js';
import type { CacheValidators } from '../providers/provider.js';
import { ProviderFailure } from '../providers/providerFailure.js';
import {
  confirmProviderResponse,
  findProviderResponse,
  type StoredProviderResponse,
  saveProviderResponse,
} from '../store/providerResponses.js';

/** How long a cached response may replace a failing provider, in milliseconds. */
export const responseLifetimeMs = 30 * 86_400_000;

/** A cached request. */
interface CachedFetch {
  provider: string;
  /** Cache key of the request, unique for the provider. */
  key: string;
  /** How long a cached response is fresh, in milliseconds. */
  freshForMs: number;
  /** Sends the request, conditionally if there is a cached response. Throws a ProviderFailure. */
  fetch(validators: CacheValidators | undefined): Promise<{ body: string; validators: CacheValidators | undefined }>;
}

export interface CachedProviderResponse {
  body: string;
  /** When the provider last returned or confirmed the response. */
  fetchedAt: string;
  /** Whether the response is no longer fresh and replaces a failing provider. */
  isStale: boolean;
}

type FetchContext = Pick<AppContext, 'db' | 'now'>;

/** Requests in flight, by database: identical requests share one response. */
const inFlight = new WeakMap<FetchContext['db'], Map<string, Promise<CachedProviderResponse>>>();

/**
 * Returns a response of a provider: the cached one while it is fresh, otherwise a new one. If the provider fails, returns the stale response
 * (stale-if-error, RFC 5861), unless the failure is `not_found`. Throws a ProviderFailure if there is no usable response.
 */
export function fetchWithCache(context: FetchContext, request: CachedFetch): Promise<CachedProviderResponse> {
  const running = inFlight.get(context.db) ?? new Map<string, Promise<CachedProviderResponse>>();
  inFlight.set(context.db, running);
  const name = `${request.provider} ${request.key}`;
  const pending = running.get(name) ?? readOrFetch(context, request).finally(() => running.delete(name));
  running.set(name, pending);
  return pending;
}

async function readOrFetch(
  { db, now }: FetchContext,
  { provider, key, freshForMs, fetch }: CachedFetch,
): Promise<CachedProviderResponse> {
  const at = now();
  const stored = await findProviderResponse(db, provider, key);
  const age = stored === undefined ? Infinity : at.getTime() - Date.parse(stored.fetchedAt);
  if (stored !== undefined && age < freshForMs) return toCachedResponse(stored, false);
  const fetchedAt = at.toISOString();
  try {
    const { body, validators } = await fetch(stored);
    const response = { fetchedAt, etag: null, lastModified: null, ...validators, body };
    await saveProviderResponse(db, provider, key, response);
    return toCachedResponse(response, false);
  } catch (failure) {
    if (!(failure instanceof ProviderFailure) || stored === undefined) throw failure;
    if (failure.kind === 'not_modified') {
      await confirmProviderResponse(db, provider, key, fetchedAt);
      return toCachedResponse({ ...stored, fetchedAt }, false);
    }
    if (failure.kind === 'not_found' || age > responseLifetimeMs) throw failure;
    return toCachedResponse(stored, true);
  }
}

function toCachedResponse({ body, fetchedAt }: StoredProviderResponse, isStale: boolean): CachedProviderResponse {
  return { body, fetchedAt, isStale };
}
