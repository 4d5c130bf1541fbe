import { filterSeries, type SearchFilters } from './filters.js';
import { computeFit, computeNameShare, lookUp, type Term } from './ranking.js';
import type { SearchQuery } from './readQuery.js';
import { findRegion } from './regions.js';
import {
  anyCountry,
  type IndexedIndicator,
  isFiledUnder,
  type SearchedIndicator,
  type SearchIndex,
} from './searchIndex.js';

export interface Match<Indicator extends SearchedIndicator> {
  indicator: Indicator;
  /** The series that pass the filters. */
  filteredSeries: Indicator['series'];
  /**
   * The series that best represents the indicator: of the first country named, of its region, or of the default
   * country.
   */
  series: Indicator['series'][number];
  /** Higher is better. Comparable within one search; 0 for an empty query. */
  score: number;
}

export interface Matches<Indicator extends SearchedIndicator> {
  /**
   * `all`: the text is the full name of an indicator, or all words, countries and the frequency match, the words in a
   * name, keywords or an id. `some`: only part of the query matches. `none`: nothing matches.
   */
  matched: 'all' | 'some' | 'none';
  /** Best first, then by slug. */
  matches: Match<Indicator>[];
}

type MatchQuery = Pick<SearchQuery, 'text' | 'groups' | 'optional' | 'countries' | 'frequency'>;

/** Weight of each criterion. All lower weights together are smaller than the next higher one. */
const weights = { fullName: 16, place: 8, name: 2, frequency: 1 };
const regionCoverage = 0.5;
/** Penalty for a name that contains a country outside the query: "imports from China" for "imports". */
const otherPlaceFactor = 0.8;

/** An indicator that passes the filters. */
interface Candidate<Indicator extends SearchedIndicator> {
  indexed: IndexedIndicator<Indicator>;
  /** Index in `SearchIndex.indexed`. */
  position: number;
  filteredSeries: Indicator['series'];
  /** Whether the text equals one of its names or ids. */
  isFullName: boolean;
  /** How well it covers each country named: 1 directly, 0.5 by its region, 0 not at all. */
  coverage: number[];
  /** Whether its name or keywords contain a country outside the query for which it has no series. */
  namesOtherPlace: boolean;
}

/**
 * Finds indicators that match a query and filters. The order of criteria is: the full name; series of, or names with,
 * the countries named, before those that cover their region; words in names, keywords or ids before words in
 * descriptions; the named frequency; then the text fit. An indicator that covers none of the countries matches only by
 * its full name.
 */
export function findMatches<Indicator extends SearchedIndicator>(
  index: SearchIndex<Indicator>,
  query: MatchQuery,
  filters: SearchFilters,
): Matches<Indicator> {
  const { text, countries, frequency } = query;
  const required = query.groups.map((group) => lookUp(index, group));
  const terms = [...required, ...query.optional.map((group) => lookUp(index, group, { isOptional: true }))];
  const isObserved = (candidate: Candidate<Indicator>) =>
    frequency !== null && isFiledUnder(index, frequency, candidate.position);
  const candidates = listCandidates(index, { text, countries }, filters);
  const fullMatches = candidates.filter(
    (candidate) =>
      candidate.isFullName || (candidate.coverage.every(Boolean) && required.every(createTermTest(candidate))),
  );
  const found =
    fullMatches.length > 0 ? fullMatches : candidates.filter((candidate) => meetsSomeTerm(candidate, required));
  const matches = found
    .map((candidate) => toMatch(candidate, countries, computeScore(candidate, terms, isObserved(candidate))))
    .sort(compareMatches);
  if (matches.length === 0) return { matched: 'none', matches };
  const isNamed = fullMatches.some((candidate) => required.every(({ filed }) => filed.has(candidate.position)));
  const isAll =
    fullMatches.some(({ isFullName }) => isFullName) ||
    (isNamed && (frequency === null || fullMatches.some(isObserved)));
  return { matched: isAll ? 'all' : 'some', matches };
}

function listCandidates<Indicator extends SearchedIndicator>(
  index: SearchIndex<Indicator>,
  { text, countries }: Pick<MatchQuery, 'text' | 'countries'>,
  filters: SearchFilters,
): Candidate<Indicator>[] {
  return index.indexed.flatMap((indexed, position) => {
    const filteredSeries = filterSeries(indexed.indicator, filters);
    if (filteredSeries.length === 0) return [];
    const coverage = countries.map((country) => computeCoverage(country, filteredSeries, indexed.namedPlaces));
    const { indicator, namedPlaces } = indexed;
    const otherPlaces = [...namedPlaces].filter((placeCoverage) => !countries.includes(placeCoverage));
    const namesOtherPlace = otherPlaces.some((placeCoverage) =>
      indicator.series.every(({ country }) => country !== placeCoverage),
    );
    return [{ indexed, position, filteredSeries, isFullName: indexed.fullNames.has(text), coverage, namesOtherPlace }];
  });
}

function computeCoverage(country: string, filteredSeries: { country: string }[], namedPlaces: Set<string>): number {
  if (namedPlaces.has(country) || filteredSeries.some((series) => series.country === country)) return 1;
  const widerAreas = [findRegion(country), anyCountry];
  return filteredSeries.some((series) => widerAreas.includes(series.country)) ? regionCoverage : 0;
}

function createTermTest({ position }: { position: number }): (term: Term) => boolean {
  return ({ strengths }) => strengths.has(position);
}

/** Whether a candidate covers at least one of the countries and contains at least one of the words. */
function meetsSomeTerm(candidate: Candidate<SearchedIndicator>, required: Term[]): boolean {
  const { coverage } = candidate;
  return (
    (coverage.length === 0 || coverage.some(Boolean)) &&
    (required.length === 0 || required.some(createTermTest(candidate)))
  );
}

function computeScore(candidate: Candidate<SearchedIndicator>, terms: Term[], isObserved: boolean): number {
  const { indexed, isFullName, coverage, position, namesOtherPlace } = candidate;
  if (terms.length === 0 && coverage.length === 0 && !isFullName) return 0;
  const placeCoverage = coverage.reduce((sum, part) => sum + part, 0) / Math.max(1, coverage.length);
  const score =
    weights.fullName * Number(isFullName) +
    weights.place * placeCoverage +
    weights.name * computeNameShare(terms, position) +
    weights.frequency * Number(isObserved) +
    computeFit(terms, indexed, position) * (namesOtherPlace ? otherPlaceFactor : 1);
  return Math.round(score * 1000) / 1000;
}

function toMatch<Indicator extends SearchedIndicator>(
  { indexed: { indicator }, filteredSeries }: Candidate<Indicator>,
  countries: string[],
  score: number,
): Match<Indicator> {
  const regions = countries.flatMap((country) => findRegion(country) ?? []);
  const preferred = [...countries, ...regions, indicator.defaultCountry];
  const preferredSeries = preferred.map((code) => filteredSeries.find(({ country }) => country === code)).find(Boolean);
  return {
    indicator,
    filteredSeries,
    series: preferredSeries ?? (filteredSeries[0] as Indicator['series'][number]),
    score,
  };
}

function compareMatches(a: Match<SearchedIndicator>, b: Match<SearchedIndicator>): number {
  return b.score - a.score || (a.indicator.slug < b.indicator.slug ? -1 : 1);
}
