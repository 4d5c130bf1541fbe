import type { ToolContext } from './tool.js';

interface SeriesName {
  id: string;
  country: string;
}

/** Reads which agency publishes each series, and the provider that the values come from. */
export async function readSources(
  { callOperation }: ToolContext,
  names: SeriesName[],
): Promise<(name: SeriesName) => string | null> {
  if (names.length === 0) return () => null;
  const query = {
    id: [...new Set(names.map(({ id }) => id))],
    country: [...new Set(names.map(({ country }) => country))].join(','),
    limit: 1000,
  };
  const { series } = await callOperation('indicators.series', { query });
  const sources = new Map(
    series.map(({ id, country, sourceAgency, provider }) => [`${id} ${country}`, `${sourceAgency} (${provider})`]),
  );
  return ({ id, country }) => sources.get(`${id} ${country}`) ?? null;
}
