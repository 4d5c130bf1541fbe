import { anyCountry, type SearchedIndicator, type SearchedSeries } from './searchIndex.js';

export interface FacetCount {
  value: string;
  count: number;
}

/** How many indicators have a value, most first, then by value. */
export type Facets = Record<'provider' | 'frequency' | 'country' | 'category' | 'seasonalAdjustment', FacetCount[]>;

interface Found {
  indicator: SearchedIndicator;
  passing: SearchedSeries[];
}

/** Counts over indicators, each with those of its series that were found. */
export function countFacets(found: Found[]): Facets {
  return {
    provider: count(found.flatMap(({ passing }) => distinct(passing, 'provider'))),
    frequency: count(found.map(({ indicator }) => indicator.frequency)),
    // An indicator has one series a country.
    country: count(found.flatMap(({ passing }) => passing.map(({ country }) => country))),
    category: count(found.map(({ indicator }) => indicator.category)),
    seasonalAdjustment: count(found.flatMap(({ passing }) => distinct(passing, 'seasonalAdjustment'))),
  };
}

/** How many there are for each country, where what may be had of any country counts for each of those handed in. */
export function countCountries(found: Pick<Found, 'passing'>[], everyCountry: Iterable<string>): FacetCount[] {
  const counts = tally(found.flatMap(({ passing }) => passing.map(({ country }) => country)));
  const ofAny = counts.get(anyCountry) ?? 0;
  counts.delete(anyCountry);
  if (ofAny > 0) for (const code of everyCountry) counts.set(code, ofAny + (counts.get(code) ?? 0));
  return mostFirst(counts);
}

/** The values of a property that the many series of an indicator mostly share: an indicator counts once for each. */
function distinct(series: SearchedSeries[], property: 'provider' | 'seasonalAdjustment'): string[] {
  const values: string[] = [];
  for (const one of series) if (!values.includes(one[property])) values.push(one[property]);
  return values;
}

function count(values: string[]): FacetCount[] {
  return mostFirst(tally(values));
}

function tally(values: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function mostFirst(counts: Map<string, number>): FacetCount[] {
  return [...counts]
    .map(([value, number]) => ({ value, count: number }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
