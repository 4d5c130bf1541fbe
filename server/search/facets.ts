import { anyCountry, type RankedIndicator, type RankedSeries } from './searchIndex.js';

export interface FacetCount {
  value: string;
  count: number;
}

/** The number of indicators for each value, sorted by descending count, then by value. */
export type Facets = Record<'provider' | 'frequency' | 'country' | 'category' | 'seasonalAdjustment', FacetCount[]>;

interface FoundIndicator {
  indicator: RankedIndicator;
  filteredSeries: RankedSeries[];
}

/** Counts the values of the indicators found and of their series that pass the filters. */
export function countFacets(found: FoundIndicator[]): Facets {
  return {
    provider: countValues(found, listProviders),
    frequency: countValues(found, ({ indicator }) => [indicator.frequency]),
    country: sortByCount(countSeriesByCountry(found)),
    category: countValues(found, ({ indicator }) => [indicator.category]),
    seasonalAdjustment: countValues(found, listAdjustments),
  };
}

/** Counts entries by country. An entry available for any country counts for each of `allCountries`. */
export function countCountries(
  found: Pick<FoundIndicator, 'filteredSeries'>[],
  allCountries: Iterable<string>,
): FacetCount[] {
  const counts = countSeriesByCountry(found);
  const anyCountryCount = counts.get(anyCountry) ?? 0;
  counts.delete(anyCountry);
  if (anyCountryCount > 0) for (const code of allCountries) counts.set(code, anyCountryCount + (counts.get(code) ?? 0));
  return sortByCount(counts);
}

/** Counts series by country, of which an indicator has one each. */
function countSeriesByCountry(found: Pick<FoundIndicator, 'filteredSeries'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { filteredSeries } of found) for (const { country } of filteredSeries) addOne(counts, country);
  return counts;
}

function listProviders({ filteredSeries }: FoundIndicator): string[] {
  const providers: string[] = [];
  for (const { provider, importSource } of filteredSeries) {
    if (!providers.includes(provider)) providers.push(provider);
    if (importSource && !providers.includes(importSource.provider)) providers.push(importSource.provider);
  }
  return providers;
}

function listAdjustments({ filteredSeries }: FoundIndicator): string[] {
  const adjustments: string[] = [];
  for (const { seasonalAdjustment } of filteredSeries)
    if (!adjustments.includes(seasonalAdjustment)) adjustments.push(seasonalAdjustment);
  return adjustments;
}

/** Counts the indicators for each of the distinct values that they have. */
function countValues(found: FoundIndicator[], listValues: (one: FoundIndicator) => string[]): FacetCount[] {
  const counts = new Map<string, number>();
  for (const one of found) for (const value of listValues(one)) addOne(counts, value);
  return sortByCount(counts);
}

function addOne(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function sortByCount(counts: Map<string, number>): FacetCount[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
