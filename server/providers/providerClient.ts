import type { CatalogueEntry } from '../series/catalogueEntry.js';
import { HttpClient, type HttpClientOptions } from './httpClient.js';
import { limitBytes } from './limitBytes.js';
import type { Provider, ProviderAccess, ProviderSeries, SeriesQuery } from './provider.js';
import { ProviderFailure, toProviderFailure } from './providerFailure.js';

/** Dependencies of a provider client; tests replace them. */
export interface ProviderClientOptions
  extends Pick<HttpClientOptions, 'calls' | 'now' | 'sleep' | 'random' | 'timeoutMs' | 'maxWaitMs'> {
  /** Base URL of the API, if it is not the provider's own. */
  baseUrl?: string | undefined;
  key?: string | undefined;
}

/** A provider with its HTTP client. */
export interface ProviderClient {
  provider: Provider;
  /** Whether requests are paused after several failures in a row. */
  isCircuitOpen(): boolean;
  /** Throws a ProviderFailure; `unauthorized` if a required API key is missing. */
  fetchSeries(query: SeriesQuery): Promise<ProviderSeries>;
  /** Returns the series or failure by the id in the query. */
  fetchBatch(queries: SeriesQuery[]): Promise<Map<string, ProviderSeries | ProviderFailure>>;
  /** Fetches the provider's catalogue; undefined if it is not fetched. Throws a ProviderFailure. */
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
      throw new ProviderFailure('unauthorized', `${info.title} requires an API key. Set ${info.key.setting}.`);
    }
    return {
      send: limitBytes(info.title, (request, parse) => client.send(request, parse)),
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
      const { catalogue } = provider;
      return catalogue && runAndRecord(() => catalogue.fetch(buildAccess()));
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
