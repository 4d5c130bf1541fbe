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
    provider: countValues(found.flatMap(({ filteredSeries }) => listProviders(filteredSeries))),
    frequency: countValues(found.map(({ indicator }) => indicator.frequency)),
    // An indicator has one series a country.
    country: countValues(found.flatMap(({ filteredSeries }) => filteredSeries.map(({ country }) => country))),
    category: countValues(found.map(({ indicator }) => indicator.category)),
    seasonalAdjustment: countValues(
      found.flatMap(({ filteredSeries }) => listDistinct(filteredSeries.map((one) => one.seasonalAdjustment))),
    ),
  };
}

/** Counts entries by country. An entry available for any country counts for each of `allCountries`. */
export function countCountries(
  found: Pick<FoundIndicator, 'filteredSeries'>[],
  allCountries: Iterable<string>,
): FacetCount[] {
  const counts = countByValue(found.flatMap(({ filteredSeries }) => filteredSeries.map(({ country }) => country)));
  const anyCountryCount = counts.get(anyCountry) ?? 0;
  counts.delete(anyCountry);
  if (anyCountryCount > 0) for (const code of allCountries) counts.set(code, anyCountryCount + (counts.get(code) ?? 0));
  return sortByCount(counts);
}

function listProviders(series: RankedSeries[]): string[] {
  const providers = new Set<string>();
  for (const { provider, importSource } of series) {
    providers.add(provider);
    if (importSource) providers.add(importSource.provider);
  }
  return [...providers];
}

/** Returns the distinct values, so that an indicator counts once for each value. */
function listDistinct(values: string[]): string[] {
  return [...new Set(values)];
}

function countValues(values: string[]): FacetCount[] {
  return sortByCount(countByValue(values));
}

function countByValue(values: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function sortByCount(counts: Map<string, number>): FacetCount[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
