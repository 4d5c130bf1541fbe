import type { CatalogueEntry } from '../series/catalogueEntry.js';
import { HttpClient, type HttpClientOptions } from './httpClient.js';
import type { Provider, ProviderAccess, ProviderSeries, SeriesQuery } from './provider.js';
import { ProviderFailure, toProviderFailure } from './providerFailure.js';

/** What the outside is to a provider's adapter; tests hand in another one. */
export interface ProviderClientOptions
  extends Pick<HttpClientOptions, 'calls' | 'now' | 'sleep' | 'random' | 'timeoutMs' | 'maxWaitMs'> {
  /** Where the API stands, where that is not the provider's own address. */
  baseUrl?: string | undefined;
  key?: string | undefined;
}

/** A provider that can be asked. */
export interface ProviderClient {
  provider: Provider;
  /** Whether it is let alone at the moment, after several calls without an answer. */
  isCircuitOpen(): boolean;
  /** Throws a ProviderFailure; `unauthorized` where it needs a key and there is none. */
  fetchSeries(query: SeriesQuery): Promise<ProviderSeries>;
  /** What became of each series, by the id that it was asked by. */
  fetchBatch(queries: SeriesQuery[]): Promise<Map<string, ProviderSeries | ProviderFailure>>;
  /** All that it has; undefined where it is not asked for that. Throws a ProviderFailure. */
  fetchCatalogue(): Promise<CatalogueEntry[]> | undefined;
}

export function createProviderClient(provider: Provider, options: ProviderClientOptions): ProviderClient {
  const { info } = provider;
  const { key, now } = options;
  const client = new HttpClient({
    ...options,
    provider: info.name,
    title: info.title,
    budgets: key === undefined ? (info.keylessBudgets ?? info.budgets) : info.budgets,
    secrets: key === undefined ? [] : [key],
  });
  const buildAccess = (): ProviderAccess => {
    if (info.key?.required && key === undefined) {
      throw new ProviderFailure('unauthorized', `${info.title} needs a key; set ${info.key.setting}.`);
    }
    return {
      send: (request, parse) => client.send(request, parse),
      baseUrl: options.baseUrl ?? info.baseUrl,
      key,
      now,
    };
  };
  const runAndRecord = async <Data>(run: () => Promise<Data>) => {
    try {
      return await run();
    } catch (error) {
      const failure = toProviderFailure(info.title, error);
      await client.recordMalformed(failure);
      throw failure;
    }
  };
  const fetchSeries = (query: SeriesQuery) => runAndRecord(() => provider.fetchSeries(buildAccess(), query));
  return {
    provider,
    isCircuitOpen: () => client.isCircuitOpen,
    fetchSeries,
    fetchBatch: (queries) =>
      runAndRecord(
        async () =>
          (await provider.fetchBatch?.(buildAccess(), queries)) ?? (await fetchOneByOne(fetchSeries, queries)),
      ),
    fetchCatalogue: () => {
      const { fetchCatalogue } = provider;
      return fetchCatalogue && runAndRecord(() => fetchCatalogue(buildAccess()));
    },
  };
}

async function fetchOneByOne(
  fetchSeries: ProviderClient['fetchSeries'],
  queries: SeriesQuery[],
): Promise<Map<string, ProviderSeries | ProviderFailure>> {
  const outcomes = new Map<string, ProviderSeries | ProviderFailure>();
  for (const query of queries) {
    outcomes.set(query.id, await fetchSeries(query).catch((failure: ProviderFailure) => failure));
  }
  return outcomes;
}
