import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';
import { isStorageAllowed } from '../imports/isStorageAllowed.js';
import type { CacheValidators, ProviderName, ProviderSeries, SeriesQuery } from '../providers/provider.js';
import { ProviderFailure } from '../providers/providerFailure.js';
import { type CachedProviderResponse, fetchWithCache } from './fetchWithCache.js';
import { toApiError, toSentence } from './toApiError.js';

/** How long a cached series is used. Some providers allow only 25 calls a day, and a long series may take several. */
const freshForSeconds = 6 * 3_600;

/** A series of a provider and the requested window. */
export interface SeriesRequest {
  provider: ProviderName;
  seriesId: string;
  start?: string | undefined;
  end?: string | undefined;
}

/** A series of a provider, without vintages, and the age of the data. */
export interface FetchedSeries {
  series: Omit<ProviderSeries, 'vintages' | 'validators'>;
  age: { fetchedAt: string; ageSeconds: number; freshForSeconds: number; isStale: boolean };
}

/**
 * Returns a series of a provider in a window, from the cache or the provider. Throws an ApiError: `series_not_found`, `invalid_request` for an invalid id,
 * or the error for the provider's failure.
 */
export async function fetchProviderSeries(
  context: AppContext,
  { provider, seriesId, ...window }: SeriesRequest,
): Promise<FetchedSeries> {
  const canStore = isStorageAllowed(provider, context.config);
  const { body, fetchedAt, isStale } = await fetchResponse(
    context,
    { provider, seriesId, ...toWholeYears(window) },
    canStore,
  );
  const series: FetchedSeries['series'] = JSON.parse(body);
  const { start = '', end = '9999' } = window;
  const observations = series.observations.filter(({ date }) => date >= start && date <= end);
  const ageSeconds = Math.max(0, Math.floor((context.now().getTime() - Date.parse(fetchedAt)) / 1000));
  return {
    series: { ...series, observations },
    age: { fetchedAt, ageSeconds, freshForSeconds: canStore ? freshForSeconds : 0, isStale },
  };
}

async function fetchResponse(
  context: AppContext,
  request: SeriesRequest,
  canStore: boolean,
): Promise<CachedProviderResponse> {
  const { provider, seriesId, start = '', end = '' } = request;
  const fetch = async (validators?: CacheValidators) => {
    const query: SeriesQuery = { id: seriesId, start: request.start, end: request.end, validators };
    const { validators: newValidators, vintages: _, ...series } = await context.providers[provider].fetchSeries(query);
    return { body: JSON.stringify(series), validators: newValidators };
  };
  try {
    if (!canStore) return { body: (await fetch()).body, fetchedAt: context.now().toISOString(), isStale: false };
    const key = `series ${seriesId} ${start} ${end}`;
    return await fetchWithCache(context, { provider, key, freshForMs: freshForSeconds * 1000, fetch });
  } catch (failure) {
    throw toSeriesError(failure);
  }
}

/** Widens a window to whole years, so that windows in the same years share a cached response. */
function toWholeYears({ start, end }: { start?: string | undefined; end?: string | undefined }) {
  return { start: start && `${start.slice(0, 4)}-01-01`, end: end && `${end.slice(0, 4)}-12-31` };
}

function toSeriesError(failure: unknown): unknown {
  if (!(failure instanceof ProviderFailure) || failure.kind !== 'invalid')
    return toApiError(failure, 'series_not_found');
  return new ApiError('invalid_request', {
    message: toSentence(failure.message),
    details: [{ field: 'seriesId', problem: 'is not a series id of this provider' }],
    cause: failure.cause,
  });
}
