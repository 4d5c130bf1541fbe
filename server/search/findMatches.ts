import { computeCoverage, computeGroupCoverage, type ReadGroup, selectSeries, toReadGroup } from './coverage.js';
import { filterSeries, type SearchFilters } from './filters.js';
import { isEnded } from './isEnded.js';
import { computeFit, computeNameShare, lookUp, type Term } from './ranking.js';
import type { SearchQuery } from './readQuery.js';
import { type IndexedIndicator, isFiledUnder, type SearchedIndicator, type SearchIndex } from './searchIndex.js';

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
   * `all`: the text is the full name of the first indicator, or all words, countries, groups and the frequency match it:
   * the words its name, keywords or an id, the countries its own series or its name, the groups a series of each member.
   * `some`: only part of the query matches. `none`: nothing matches.
   */
  matched: 'all' | 'some' | 'none';
  /** The required words that do not match the first indicator; all of them if there is none. */
  unmatchedWords: string[];
  /** The countries that the first indicator does not cover itself; all of them if there is none. */
  unmatchedCountries: string[];
  /** The groups named, with the members of which the first indicator has no series; all of them if there is none. */
  countryGroups: ReadGroup[];
  /** Best first, then by slug. */
  matches: Match<Indicator>[];
}

type MatchQuery = Pick<SearchQuery, 'text' | 'groups' | 'optional' | 'countries' | 'countryGroups' | 'frequency'>;

/** Weight of each criterion. All lower weights together are smaller than the next higher one. */
const weights = { fullName: 32, place: 16, name: 4, frequency: 2 };
/** Subtracted for a series that has ended or is short: as much as the text fit can differ, but less than a synonym loses. */
const endedPenalty = 1;
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
  /** How well it covers each country, then each group named, from 0 to 1. */
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
  today: string,
): Matches<Indicator> {
  const { frequency } = query;
  const required = query.groups.map((group) => lookUp(index, group));
  const terms = [...required, ...query.optional.map((group) => lookUp(index, group, { isOptional: true }))];
  const isObserved = (candidate: Candidate<Indicator>) =>
    frequency !== null && isFiledUnder(index, frequency, candidate.position);
  const candidates = listCandidates(index, query, filters, required);
  const fullMatches = candidates.filter(
    (candidate) =>
      candidate.isFullName || (candidate.coverage.every(Boolean) && required.every(createTermTest(candidate))),
  );
  const found =
    fullMatches.length > 0 ? fullMatches : candidates.filter((candidate) => meetsSomeTerm(candidate, required));
  const ranked = found
    .map((candidate) => {
      const series = selectSeries(candidate.filteredSeries, candidate.indexed.indicator.defaultCountry, query);
      const { indicator, isProjection } = candidate.indexed;
      // The values of a projection that are not projected are few or old.
      const penalty = !isProjection && isEnded(series, indicator.frequency, today) ? endedPenalty : 0;
      return { candidate, series, score: computeScore(candidate, terms, isObserved(candidate), penalty) };
    })
    .sort(compareRanked);
  const matches = ranked.map(({ candidate: { indexed, filteredSeries }, series, score }) => {
    return { indicator: indexed.indicator, filteredSeries, series, score };
  });
  const first = ranked[0]?.candidate;
  const unmatched = listUnmatched(first, query, required);
  if (first === undefined) return { matched: 'none', ...unmatched, matches };
  const { unmatchedWords, unmatchedCountries, countryGroups } = unmatched;
  const isWhole =
    unmatchedWords.length + unmatchedCountries.length + countryGroups.flatMap((one) => one.missing).length === 0;
  const isAll = first.isFullName || (isWhole && (frequency === null || isObserved(first)));
  return { matched: isAll ? 'all' : 'some', ...unmatched, matches };
}

/** Lists what the first indicator does not match. The name of an area that no group equals matches nothing. */
function listUnmatched(
  first: Candidate<SearchedIndicator> | undefined,
  { groups, countries, countryGroups }: MatchQuery,
  required: Term[],
): Pick<Matches<SearchedIndicator>, 'unmatchedWords' | 'unmatchedCountries' | 'countryGroups'> {
  const words = groups.flatMap(([word = ''], index) => (isNamed(first, required[index]) ? [] : [word]));
  const areas = first?.isFullName ? [] : countryGroups.filter(({ isExact }) => !isExact);
  return {
    unmatchedWords: [...new Set([...areas.flatMap(({ text }) => text.split(' ')), ...words])],
    unmatchedCountries: countries.filter((_, index) => !first?.isFullName && first?.coverage[index] !== 1),
    countryGroups: countryGroups.map((group) => toReadGroup(group, first?.filteredSeries ?? [])),
  };
}

/** Whether a word matches the name, keywords or an id of an indicator. */
function isNamed(candidate: Candidate<SearchedIndicator> | undefined, term: Term | undefined): boolean {
  return candidate !== undefined && (candidate.isFullName || term?.filed.has(candidate.position) === true);
}

function listCandidates<Indicator extends SearchedIndicator>(
  index: SearchIndex<Indicator>,
  { text, countries, countryGroups }: MatchQuery,
  filters: SearchFilters,
  required: Term[],
): Candidate<Indicator>[] {
  const fullNamePositions = new Set(index.fullNames.get(text));
  return listPositions(index, required, fullNamePositions).flatMap((position) => {
    const indexed = index.indexed[position] as IndexedIndicator<Indicator>;
    const filteredSeries = filterSeries(indexed.indicator, filters);
    if (filteredSeries.length === 0) return [];
    const coverage = [
      ...countries.map((country) => computeCoverage(country, filteredSeries, indexed.namedPlaces)),
      ...countryGroups.map((group) => computeGroupCoverage(group, filteredSeries)),
    ];
    const { indicator, namedPlaces } = indexed;
    const otherPlaces = [...namedPlaces].filter((place) => !countries.includes(place));
    const namesOtherPlace = otherPlaces.some((place) => indicator.series.every(({ country }) => country !== place));
    const isFullName = fullNamePositions.has(position);
    return [{ indexed, position, filteredSeries, isFullName, coverage, namesOtherPlace }];
  });
}

/** Lists the indicators that can match: those with one of the required words or the full name; all if no word is required. */
function listPositions(
  { indexed }: SearchIndex<SearchedIndicator>,
  required: Term[],
  fullNamePositions: Set<number>,
): number[] {
  if (required.length === 0) return [...indexed.keys()];
  return [...new Set([...fullNamePositions, ...required.flatMap(({ strengths }) => [...strengths.keys()])])];
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

function computeScore(
  candidate: Candidate<SearchedIndicator>,
  terms: Term[],
  isObserved: boolean,
  penalty: number,
): number {
  const { indexed, isFullName, coverage, position, namesOtherPlace } = candidate;
  if (terms.length === 0 && coverage.length === 0 && !isFullName) return 0;
  const placeCoverage = coverage.reduce((sum, part) => sum + part, 0) / Math.max(1, coverage.length);
  const score =
    weights.fullName * Number(isFullName) +
    weights.place * placeCoverage +
    weights.name * computeNameShare(terms, position) +
    weights.frequency * Number(isObserved) +
    computeFit(terms, indexed, position) * (namesOtherPlace ? otherPlaceFactor : 1) -
    penalty;
  return Math.round(score * 1000) / 1000;
}

interface Ranked {
  candidate: Candidate<SearchedIndicator>;
  score: number;
}

function compareRanked(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.candidate.indexed.indicator.slug < b.candidate.indexed.indicator.slug ? -1 : 1);
}
