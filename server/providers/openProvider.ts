import { Door, type DoorOptions } from './door.js';
import type { CatalogueEntry, Provider, ProviderAccess, ProviderSeries, SeriesQuery } from './provider.js';
import { asFailure, ProviderFailure } from './providerFailure.js';

/** What the outside is to a provider's adapter; tests hand in another one. */
export interface Outside
  extends Pick<DoorOptions, 'calls' | 'now' | 'pause' | 'random' | 'timeoutMilliseconds' | 'patienceMilliseconds'> {
  /** Where the API stands, where that is not the provider's own address. */
  baseUrl?: string | undefined;
  key?: string | undefined;
}

/** A provider that can be asked. */
export interface OpenProvider {
  provider: Provider;
  /** Whether it is let alone at the moment, after several calls without an answer. */
  isLeftAlone(): boolean;
  /** Throws a ProviderFailure; `unauthorized` where it needs a key and there is none. */
  fetchSeries(query: SeriesQuery): Promise<ProviderSeries>;
  /** What became of each series, by the id that it was asked by. */
  fetchBatch(queries: SeriesQuery[]): Promise<Map<string, ProviderSeries | ProviderFailure>>;
  /** All that it has; undefined where it is not asked for that. Throws a ProviderFailure. */
  fetchCatalogue(): Promise<CatalogueEntry[]> | undefined;
}

export function openProvider(provider: Provider, outside: Outside): OpenProvider {
  const { card } = provider;
  const { key, now } = outside;
  const door = new Door({
    ...outside,
    provider: card.name,
    title: card.title,
    budgets: key === undefined ? (card.keylessBudgets ?? card.budgets) : card.budgets,
    secrets: key === undefined ? [] : [key],
  });
  const access = (): ProviderAccess => {
    if (card.key?.required && key === undefined) {
      throw new ProviderFailure('unauthorized', `${card.title} needs a key; set ${card.key.setting}.`);
    }
    return { ask: (question, read) => door.ask(question, read), baseUrl: outside.baseUrl ?? card.baseUrl, key, now };
  };
  const asked = async <Data>(ask: () => Promise<Data>) => {
    try {
      return await ask();
    } catch (caught) {
      const failure = asFailure(card.title, caught);
      await door.noteUnreadable(failure);
      throw failure;
    }
  };
  const fetchSeries = (query: SeriesQuery) => asked(() => provider.fetchSeries(access(), query));
  return {
    provider,
    isLeftAlone: () => door.isLeftAlone,
    fetchSeries,
    fetchBatch: (queries) =>
      asked(
        async () => (await provider.fetchBatch?.(access(), queries)) ?? (await fetchOneByOne(fetchSeries, queries)),
      ),
    fetchCatalogue: () => {
      const { fetchCatalogue } = provider;
      return fetchCatalogue && asked(() => fetchCatalogue(access()));
    },
  };
}

async function fetchOneByOne(
  fetchSeries: OpenProvider['fetchSeries'],
  queries: SeriesQuery[],
): Promise<Map<string, ProviderSeries | ProviderFailure>> {
  const outcomes = new Map<string, ProviderSeries | ProviderFailure>();
  for (const query of queries) {
    outcomes.set(query.id, await fetchSeries(query).catch((failure: ProviderFailure) => failure));
  }
  return outcomes;
}
