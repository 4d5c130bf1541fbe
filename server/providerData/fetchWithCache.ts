import type { AppContext } from '../appContext.js';
import type { CacheValidators } from '../providers/provider.js';
import { ProviderFailure } from '../providers/providerFailure.js';
import {
  confirmProviderResponse,
  findProviderResponse,
  type StoredProviderResponse,
  saveProviderResponse,
} from '../store/providerResponses.js';

/** How long an answer of a provider is kept, in milliseconds, to be handed on when the provider fails. */
export const responseLifetimeMs = 30 * 86_400_000;

/** What is asked, and how. */
interface CachedFetch {
  provider: string;
  /** What tells the question from others to this provider. */
  key: string;
  /** How long an answer is handed on without asking again, in milliseconds. */
  freshForMs: number;
  /** Asks the provider, on condition where an answer is known. Throws a ProviderFailure. */
  fetch(validators: CacheValidators | undefined): Promise<{ body: string; validators: CacheValidators | undefined }>;
}

export interface CachedProviderResponse {
  body: string;
  /** When the provider last gave it, or said that it is the same. */
  fetchedAt: string;
  /** Whether it is handed on because the provider fails, though it is not fresh any more. */
  isStale: boolean;
}

type FetchContext = Pick<AppContext, 'db' | 'now'>;

/** Questions that are under way, of each database: who asks the same meanwhile waits for the same answer. */
const inFlight = new WeakMap<FetchContext['db'], Map<string, Promise<CachedProviderResponse>>>();

/**
 * The answer of a provider: the kept one while it is fresh, otherwise what the provider answers now. Where it fails, one that is not fresh any more is
 * handed on (stale-if-error, RFC 5861), unless the provider says that there is no such thing. Throws a ProviderFailure where there is none.
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
