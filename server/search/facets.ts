import { anyCountry, type SearchedIndicator, type SearchedSeries } from './searchIndex.js';

export interface FacetCount {
  value: string;
  count: number;
}

/** How many indicators have a value, most first, then by value. */
export type Facets = Record<'provider' | 'frequency' | 'country' | 'category' | 'seasonalAdjustment', FacetCount[]>;

interface FoundIndicator {
  indicator: SearchedIndicator;
  filteredSeries: SearchedSeries[];
}

/** Counts over indicators, each with those of its series that were found. */
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

/** How many there are for each country, where what may be had of any country counts for each of those handed in. */
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

/** The values of a property that the many series of an indicator mostly share: an indicator counts once for each. */
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
    .map(([value, number]) => ({ value, count: number }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
