import { createSeriesSelector, type ReadGroup, toReadGroup } from './coverage.js';
import type { SearchFilters } from './filters.js';
import { isEnded } from './isEnded.js';
import {
  type Candidate,
  createTermTest,
  listCandidates,
  type MatchQuery,
  meetsSomeTerm,
  type SearchRequest,
} from './matchCandidates.js';
import {
  computeFit,
  computeNameShare,
  lookUp,
  type Term,
  type TermList,
  toTermList,
  type WeightedTerms,
  weighTerms,
} from './ranking.js';
import { isFiledUnder, type RankedIndicator, type SearchIndex } from './searchIndex.js';

export interface Match<Indicator extends RankedIndicator> {
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

export interface Matches<Indicator extends RankedIndicator> {
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

/** Weight of each criterion. All lower weights together are smaller than the next higher one. */
const weights = { fullName: 32, place: 16, name: 4, frequency: 2 };
/** Subtracted for a series that has ended or is short: as much as the text fit can differ, but less than a synonym loses. */
const endedPenalty = 1;
/** Penalty for a name that contains a country outside the query: "imports from China" for "imports". */
const otherPlaceFactor = 0.8;

/**
 * Finds indicators that match a query and filters. The order of criteria is: the full name; series of, or names with,
 * the countries named, before those that cover their region; words in names, keywords or ids before words in
 * descriptions; the named frequency; then the text fit. An indicator that covers none of the countries matches only by
 * its full name.
 */
export function findMatches<Indicator extends RankedIndicator>(
  index: SearchIndex<Indicator>,
  query: MatchQuery,
  filters: SearchFilters,
  today: string,
): Matches<Indicator> {
  const request = { query, filters, today };
  return findFullMatches(index, request) ?? findPartialMatches(index, request);
}

/** Finds the indicators that match by their full name, or all of the words and places. Returns undefined if there are none. */
export function findFullMatches<Indicator extends RankedIndicator>(
  index: SearchIndex<Indicator>,
  request: SearchRequest,
): Matches<Indicator> | undefined {
  const required = request.query.groups.map((group) => lookUp(index, group));
  const matches = listCandidates(index, request, required).filter(
    (candidate) =>
      candidate.isFullName || (candidate.coverage.every(Boolean) && required.every(createTermTest(candidate))),
  );
  return matches.length > 0 ? rankMatches(index, request, required, matches) : undefined;
}

/** Finds the indicators that match some of the words and of the places. */
export function findPartialMatches<Indicator extends RankedIndicator>(
  index: SearchIndex<Indicator>,
  request: SearchRequest,
): Matches<Indicator> {
  const required = request.query.groups.map((group) => lookUp(index, group));
  const matches = listCandidates(index, request, required).filter((candidate) => meetsSomeTerm(candidate, required));
  return rankMatches(index, request, required, matches);
}

function rankMatches<Indicator extends RankedIndicator>(
  index: SearchIndex<Indicator>,
  { query, today }: SearchRequest,
  required: Term[],
  found: Candidate<Indicator>[],
): Matches<Indicator> {
  const { frequency } = query;
  const optional = query.optional.map((group) => lookUp(index, group, { isOptional: true }));
  const lists = { required: weighTerms(required), all: toTermList([...required, ...optional]) };
  const selectSeries = createSeriesSelector(query);
  const isObserved = (candidate: Candidate<Indicator>) =>
    frequency !== null && isFiledUnder(index, frequency, candidate.position);
  const ranked = found
    .map((candidate) => {
      const { indicator, isProjection } = candidate.indexed;
      const series = selectSeries(candidate.filteredSeries, indicator.defaultCountry);
      // The values of a projection that are not projected are few or old.
      const penalty = !isProjection && isEnded(series, indicator.frequency, today) ? endedPenalty : 0;
      return { candidate, series, score: computeScore(candidate, lists, isObserved(candidate), penalty) };
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
  first: Candidate<RankedIndicator> | undefined,
  { groups, countries, countryGroups }: MatchQuery,
  required: Term[],
): Pick<Matches<RankedIndicator>, 'unmatchedWords' | 'unmatchedCountries' | 'countryGroups'> {
  const words = groups.flatMap(([word = ''], index) => (isNamed(first, required[index]) ? [] : [word]));
  const areas = first?.isFullName ? [] : countryGroups.filter(({ isExact }) => !isExact);
  return {
    unmatchedWords: [...new Set([...areas.flatMap(({ text }) => text.split(' ')), ...words])],
    unmatchedCountries: countries.filter((_, index) => !first?.isFullName && first?.coverage[index] !== 1),
    countryGroups: countryGroups.map((group) => toReadGroup(group, first?.filteredSeries ?? [])),
  };
}

/** Whether a word matches the name, keywords or an id of an indicator. */
function isNamed(candidate: Candidate<RankedIndicator> | undefined, term: Term | undefined): boolean {
  return candidate !== undefined && (candidate.isFullName || term?.filed.has(candidate.position) === true);
}

function computeScore(
  candidate: Candidate<RankedIndicator>,
  { required, all }: { required: WeightedTerms; all: TermList },
  isObserved: boolean,
  penalty: number,
): number {
  const { indexed, isFullName, coverage, position, namesOtherPlace } = candidate;
  if (all.terms.length === 0 && coverage.length === 0 && !isFullName) return 0;
  const placeCoverage = coverage.reduce((sum, part) => sum + part, 0) / Math.max(1, coverage.length);
  const score =
    weights.fullName * Number(isFullName) +
    weights.place * placeCoverage +
    weights.name * computeNameShare(required, position) +
    weights.frequency * Number(isObserved) +
    computeFit(all, indexed, position) * (namesOtherPlace ? otherPlaceFactor : 1) -
    penalty;
  return Math.round(score * 1000) / 1000;
}

interface Ranked {
  candidate: Candidate<RankedIndicator>;
  score: number;
}

function compareRanked(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.candidate.indexed.indicator.slug < b.candidate.indexed.indicator.slug ? -1 : 1);
}
