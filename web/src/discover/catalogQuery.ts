import type { Frequency } from 'almanac-sdk';

export const filterNames = ['provider', 'country', 'frequency', 'topic', 'inLibrary'] as const;
export const datasetFilterNames = ['provider', 'topic'] as const;
export type FilterName = (typeof filterNames)[number];

/** Builds the catalogue query of an address. The API validates the parameters, so they are not checked here. */
export function buildCatalogQuery(parameters: URLSearchParams) {
  const getParameter = (name: string) => parameters.get(name)?.trim() || undefined;
  const [q, provider, topic, country] = ['q', 'provider', 'topic', 'country'].map(getParameter);
  const [frequency, inLibrary] = ['frequency', 'inLibrary'].map(getParameter);
  return {
    ...(q && { q }),
    ...(provider && { provider }),
    ...(topic && { topic }),
    ...(country && { country }),
    ...(frequency && { frequency: frequency as Frequency }),
    ...(inLibrary && { inLibrary: inLibrary === 'true' }),
  };
}
