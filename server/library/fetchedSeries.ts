import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';
import { isStorageAllowed } from '../imports/isStorageAllowed.js';
import type { CacheValidators, ProviderName, ProviderSeries } from '../providers/provider.js';
import { ProviderFailure } from '../providers/providerFailure.js';
import { type CachedAnswer, cachedAnswer } from './cachedAnswer.js';
import { asSentence, providerRefusal } from './providerRefusal.js';

/** How long a series is handed on without asking its provider again. Some allow 25 calls a day, and one long series may take several. */
const freshForSeconds = 6 * 3_600;

/** A series of a provider, and the years wanted of it. */
export interface SeriesAsked {
  provider: ProviderName;
  seriesId: string;
  start?: string | undefined;
  end?: string | undefined;
}

/** A series as its provider has it, without vintages, and how old that is. */
export interface FetchedSeries {
  series: Omit<ProviderSeries, 'vintages' | 'validators'>;
  age: { fetchedAt: string; ageSeconds: number; freshForSeconds: number; isStale: boolean };
}

/**
 * A series from its provider, kept or new, in the window asked for. Throws an ApiError: `series_not_found`, `invalid_request` for an id that is none of
 * the provider, or one that says how the provider failed.
 */
export async function fetchedSeries(
  context: AppContext,
  { provider, seriesId, ...window }: SeriesAsked,
): Promise<FetchedSeries> {
  const keeps = isStorageAllowed(provider, context.config);
  const { body, fetchedAt, isStale } = await answerOf(context, { provider, seriesId, ...wholeYears(window) }, keeps);
  const series: FetchedSeries['series'] = JSON.parse(body);
  const { start = '', end = '9999' } = window;
  const observations = series.observations.filter(({ date }) => date >= start && date <= end);
  const ageSeconds = Math.max(0, Math.floor((context.now().getTime() - Date.parse(fetchedAt)) / 1000));
  return {
    series: { ...series, observations },
    age: { fetchedAt, ageSeconds, freshForSeconds: keeps ? freshForSeconds : 0, isStale },
  };
}

async function answerOf(context: AppContext, asked: SeriesAsked, keeps: boolean): Promise<CachedAnswer> {
  const { provider, seriesId, start = '', end = '' } = asked;
  const fetch = async (known?: CacheValidators) => {
    const query = { id: seriesId, start: asked.start, end: asked.end, known };
    const { validators: mark, vintages: _, ...series } = await context.providers[provider].fetchSeries(query);
    return { body: JSON.stringify(series), mark };
  };
  try {
    if (!keeps) return { body: (await fetch()).body, fetchedAt: context.now().toISOString(), isStale: false };
    const key = `series ${seriesId} ${start} ${end}`;
    return await cachedAnswer(context, { provider, key, freshFor: freshForSeconds * 1000, fetch });
  } catch (failure) {
    throw refusalOf(failure);
  }
}

/** So that calls for days of the same years share an answer. */
function wholeYears({ start, end }: { start?: string | undefined; end?: string | undefined }) {
  return { start: start && `${start.slice(0, 4)}-01-01`, end: end && `${end.slice(0, 4)}-12-31` };
}

function refusalOf(failure: unknown): unknown {
  if (!(failure instanceof ProviderFailure) || failure.kind !== 'invalid')
    return providerRefusal(failure, 'series_not_found');
  return new ApiError('invalid_request', {
    message: asSentence(failure.message),
    details: [{ field: 'seriesId', problem: 'is no id of a series of this provider' }],
    cause: failure.cause,
  });
}
