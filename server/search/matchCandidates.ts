import { computeCoverage, computeGroupCoverage } from './coverage.js';
import { filterSeries, type SearchFilters } from './filters.js';
import type { Term } from './ranking.js';
import type { SearchQuery } from './readQuery.js';
import type { IndexedIndicator, RankedIndicator, SearchIndex } from './searchIndex.js';

export type MatchQuery = Pick<
  SearchQuery,
  'text' | 'groups' | 'optional' | 'countries' | 'countryGroups' | 'frequency'
>;

/** What a search asks for. */
export interface SearchRequest {
  query: MatchQuery;
  filters: SearchFilters;
  today: string;
}

/** An indicator that passes the filters. */
export interface Candidate<Indicator extends RankedIndicator> {
  indexed: IndexedIndicator<Indicator>;
  /** Index in `SearchIndex.indexed`. */
  position: number;
  filteredSeries: Indicator['series'];
  /** Whether the text equals one of its names or ids. */
  isFullName: boolean;
  /** How well it covers each country, then each group named, from 0 to 1. */
  coverage: number[];
  /** Whether its name or keywords contain a country outside the query for which it has no series. */
  namesOtherPlace: boolean;
}

/** Lists the indicators that pass the filters and contain a required word or have the full name. */
export function listCandidates<Indicator extends RankedIndicator>(
  index: SearchIndex<Indicator>,
  { query, filters }: SearchRequest,
  required: Term[],
): Candidate<Indicator>[] {
  const fullNamePositions = new Set(index.fullNames.get(query.text));
  const candidates: Candidate<Indicator>[] = [];
  for (const position of listPositions(index, required, fullNamePositions)) {
    const indexed = index.indexed[position] as IndexedIndicator<Indicator>;
    const filteredSeries = filterSeries(indexed.indicator, filters);
    if (filteredSeries.length === 0) continue;
    candidates.push({
      indexed,
      position,
      filteredSeries,
      isFullName: fullNamePositions.has(position),
      coverage: listCoverage(query, filteredSeries, indexed.namedPlaces),
      namesOtherPlace: namesOtherPlace(query, indexed),
    });
  }
  return candidates;
}

function listCoverage(
  { countries, countryGroups }: MatchQuery,
  series: RankedIndicator['series'],
  namedPlaces: Set<string>,
): number[] {
  const coverage = countries.map((country) => computeCoverage(country, series, namedPlaces));
  for (const group of countryGroups) coverage.push(computeGroupCoverage(group, series));
  return coverage;
}

function namesOtherPlace(
  { countries }: MatchQuery,
  { indicator: { series }, namedPlaces }: IndexedIndicator<RankedIndicator>,
): boolean {
  for (const place of namedPlaces)
    if (!countries.includes(place) && series.every(({ country }) => country !== place)) return true;
  return false;
}

/** Lists the indicators that can match: those with one of the required words or the full name; all if no word is required. */
function listPositions(
  { indexed }: SearchIndex<RankedIndicator>,
  required: Term[],
  fullNamePositions: Set<number>,
): Iterable<number> {
  if (required.length === 0) return indexed.keys();
  const positions = new Set(fullNamePositions);
  for (const { strengths } of required) for (const position of strengths.keys()) positions.add(position);
  return positions;
}

/** Creates the test whether a candidate contains a word of a group. */
export function createTermTest({ position }: { position: number }): (term: Term) => boolean {
  return ({ strengths }) => strengths.has(position);
}

/** Whether a candidate covers at least one of the countries and contains at least one of the words. */
export function meetsSomeTerm(candidate: Candidate<RankedIndicator>, required: Term[]): boolean {
  const { coverage } = candidate;
  return (
    (coverage.length === 0 || coverage.some(Boolean)) &&
    (required.length === 0 || required.some(createTermTest(candidate)))
  );
}
