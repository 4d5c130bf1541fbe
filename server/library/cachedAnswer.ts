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
export const answerLifetime = 30 * 86_400_000;

/** What is asked, and how. */
interface Wanted {
  provider: string;
  /** What tells the question from others to this provider. */
  key: string;
  /** How long an answer is handed on without asking again, in milliseconds. */
  freshFor: number;
  /** Asks the provider, on condition where an answer is known. Throws a ProviderFailure. */
  fetch(known: CacheValidators | undefined): Promise<{ body: string; mark: CacheValidators | undefined }>;
}

export interface CachedAnswer {
  body: string;
  /** When the provider last gave it, or said that it is the same. */
  fetchedAt: string;
  /** Whether it is handed on because the provider fails, though it is not fresh any more. */
  isStale: boolean;
}

type Asker = Pick<AppContext, 'db' | 'now'>;

/** Questions that are under way, of each database: who asks the same meanwhile waits for the same answer. */
const underWay = new WeakMap<Asker['db'], Map<string, Promise<CachedAnswer>>>();

/**
 * The answer of a provider: the kept one while it is fresh, otherwise what the provider answers now. Where it fails, one that is not fresh any more is
 * handed on (stale-if-error, RFC 5861), unless the provider says that there is no such thing. Throws a ProviderFailure where there is none.
 */
export function cachedAnswer(asker: Asker, wanted: Wanted): Promise<CachedAnswer> {
  const own = underWay.get(asker.db) ?? new Map<string, Promise<CachedAnswer>>();
  underWay.set(asker.db, own);
  const name = `${wanted.provider} ${wanted.key}`;
  const asked = own.get(name) ?? find(asker, wanted).finally(() => own.delete(name));
  own.set(name, asked);
  return asked;
}

async function find({ db, now }: Asker, { provider, key, freshFor, fetch }: Wanted): Promise<CachedAnswer> {
  const at = now();
  const kept = await findProviderResponse(db, provider, key);
  const age = kept === undefined ? Infinity : at.getTime() - Date.parse(kept.fetchedAt);
  if (kept !== undefined && age < freshFor) return asCached(kept, false);
  const fetchedAt = at.toISOString();
  try {
    const { body, mark } = await fetch(kept);
    const answer = { fetchedAt, etag: null, lastModified: null, ...mark, body };
    await saveProviderResponse(db, provider, key, answer);
    return asCached(answer, false);
  } catch (failure) {
    if (!(failure instanceof ProviderFailure) || kept === undefined) throw failure;
    if (failure.kind === 'not_modified') {
      await confirmProviderResponse(db, provider, key, fetchedAt);
      return asCached({ ...kept, fetchedAt }, false);
    }
    if (failure.kind === 'not_found' || age > answerLifetime) throw failure;
    return asCached(kept, true);
  }
}

function asCached({ body, fetchedAt }: StoredProviderResponse, isStale: boolean): CachedAnswer {
  return { body, fetchedAt, isStale };
}
