import { anyCountry, type SearchedIndicator, type SearchedSeries } from './searchIndex.js';

export interface FacetCount {
  value: string;
  count: number;
}

/** The number of indicators for each value, sorted by descending count, then by value. */
export type Facets = Record<'provider' | 'frequency' | 'country' | 'category' | 'seasonalAdjustment', FacetCount[]>;

interface FoundIndicator {
  indicator: SearchedIndicator;
  filteredSeries: SearchedSeries[];
}

/** Counts the values of the indicators found and of their series that pass the filters. */
export function countFacets(found: FoundIndicator[]): Facets {
  return {
    provider: countValues(found.flatMap(({ filteredSeries }) => listDistinct(filteredSeries, 'provider'))),
    frequency: countValues(found.map(({ indicator }) => indicator.frequency)),
    // An indicator has one series a country.
    country: countValues(found.flatMap(({ filteredSeries }) => filteredSeries.map(({ country }) => country))),
    category: countValues(found.map(({ indicator }) => indicator.category)),
    seasonalAdjustment: countValues(
      found.flatMap(({ filteredSeries }) => listDistinct(filteredSeries, 'seasonalAdjustment')),
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

/** Returns the distinct values of a property, so that an indicator counts once for each value. */
function listDistinct(series: SearchedSeries[], property: 'provider' | 'seasonalAdjustment'): string[] {
  const values: string[] = [];
  for (const entry of series) if (!values.includes(entry[property])) values.push(entry[property]);
  return values;
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
