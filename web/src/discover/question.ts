import type { Frequency } from 'almanac-sdk';

export const filterNames = ['provider', 'topic', 'frequency', 'country', 'inLibrary'] as const;
export type FilterName = (typeof filterNames)[number];

/** What an address asks of the catalogue. The API refuses what it does not know, so nothing is checked here. */
export function askedBy(parameters: URLSearchParams) {
  const given = (name: string) => parameters.get(name)?.trim() || undefined;
  const [q, provider, topic, country] = ['q', 'provider', 'topic', 'country'].map(given);
  const [frequency, inLibrary, limit] = ['frequency', 'inLibrary', 'limit'].map(given);
  return {
    ...(q && { q }),
    ...(provider && { provider }),
    ...(topic && { topic }),
    ...(country && { country }),
    ...(frequency && { frequency: frequency as Frequency }),
    ...(inLibrary && { inLibrary: inLibrary === 'true' }),
    ...(limit && { limit: Number(limit) }),
  };
}
