import { type Country, findPlace, type PlaceIndex } from './places.js';
import { listCoveredCountries } from './regions.js';
import { isStopWord } from './stopWords.js';
import { tokenize, tokenizeQuery } from './tokenize.js';
import { toSingular } from './toSingular.js';

/** Country of a series that is available for any country. */
export const anyCountry = '*';

/** The searchable fields of a series. */
export interface SearchedSeries {
  country: string;
  provider: string;
  providerSeriesId: string;
  /** The provider from which imports read the series, if it is another one, with its id there. */
  importSource?: { provider: string; seriesId: string } | undefined;
  seasonalAdjustment: string;
  sourceAgency: string;
  /** Dates of the first and the last value; null if not known. */
  firstDate: string | null;
  lastDate: string | null;
  /** Whether all values are projections of the source. */
  isProjected?: boolean;
}

/** The searchable fields of an indicator. */
export interface SearchedIndicator {
  slug: string;
  name: string;
  /** Further full names or ids. */
  aliases?: string[];
  description: string;
  category: string;
  keywords: string[];
  concept: string;
  frequency: string;
  /** Number of other indicators that list this one as related. */
  prominence: number;
  defaultCountry: string;
  series: SearchedSeries[];
}

export interface IndexedIndicator<Indicator extends SearchedIndicator> {
  indicator: Indicator;
  /** The name and each keyword as singular words, without places and stop words. */
  names: string[][];
  /** Codes of the countries in the name and keywords: Japan for an exchange rate of the yen. */
  namedPlaces: Set<string>;
  /** Whether the name says that its values are projections. */
  isProjection: boolean;
}

/** An inverted index of the words of a library. */
export interface SearchIndex<Indicator extends SearchedIndicator> {
  indexed: IndexedIndicator<Indicator>[];
  /** Singular word → index in `indexed` → strength of the match, up to 1. */
  postings: Map<string, Map<number, number>>;
  /** Full name or id, normalised like a search text → indexes in `indexed`. A query that equals it ranks these first. */
  fullNames: Map<string, number[]>;
  /** All words as written, sorted, for matching prefixes. */
  words: string[];
}

/** Strength of a match by the field that contains the word. */
const strengths = { name: 1, keyword: 0.9, identifier: 0.9, class: 0.5, text: 0.2 };
/** Minimum strength of a match outside descriptions and country names. */
const minFiledStrength = strengths.class;

/** Words of the names of indicators with projections. */
const projectionWords = ['forecast', 'projection'];

/** Returns the words of names and keywords, and the words of ids. */
export function listIndicatorWords(indicators: SearchedIndicator[]): { vocabulary: string[]; identifiers: string[] } {
  return {
    vocabulary: indicators.flatMap(({ name, keywords }) => [name, ...keywords].flatMap(tokenize)),
    identifiers: indicators.flatMap(({ slug, series }) => [...tokenize(slug), ...series.flatMap(listIdentifierWords)]),
  };
}

/** Number of series to index between two slices. */
const seriesPerSlice = 50;

/** Builds the search index. Yields between slices of a few milliseconds. Build it once for each version of the library. */
export function* buildSearchIndex<Indicator extends SearchedIndicator>(
  indicators: Indicator[],
  countries: readonly Country[],
  places: PlaceIndex,
): Generator<undefined, SearchIndex<Indicator>> {
  const postings: SearchIndex<Indicator>['postings'] = new Map();
  const fullNames: SearchIndex<Indicator>['fullNames'] = new Map();
  const writtenWords = new Set<string>();
  const countryWords = new Map(countries.map(({ code, code3, name }) => [code, tokenize(`${code} ${code3} ${name}`)]));
  const indexed: IndexedIndicator<Indicator>[] = [];
  let seriesInSlice = 0;
  for (const [position, indicator] of indicators.entries()) {
    for (const [words, strength] of groupWordsByStrength(indicator, countryWords)) {
      for (const word of words) {
        writtenWords.add(word);
        addPosting(postings, toSingular(word), position, strength);
      }
    }
    for (const name of buildFullNames(indicator)) fullNames.set(name, [...(fullNames.get(name) ?? []), position]);
    indexed.push({ indicator, ...readNames(indicator, places) });
    seriesInSlice += indicator.series.length;
    if (seriesInSlice < seriesPerSlice) continue;
    seriesInSlice = 0;
    yield;
  }
  return { indexed, postings, fullNames, words: [...writtenWords].sort() };
}

/**
 * Whether a singular word occurs in an indicator's name, keywords, ids or class rather than only in its description.
 */
export function isFiledUnder(index: SearchIndex<SearchedIndicator>, word: string, position: number): boolean {
  return (index.postings.get(word)?.get(position) ?? 0) >= minFiledStrength;
}

function groupWordsByStrength(
  { name, slug, keywords, concept, category, frequency, description, series }: SearchedIndicator,
  countryWords: Map<string, string[]>,
): [words: string[], strength: number][] {
  const agencies = new Set(series.map(({ sourceAgency }) => sourceAgency));
  const covered = new Set(series.flatMap(({ country }) => listCoveredCountries(country)));
  const placeWords = [...covered].flatMap((code) => countryWords.get(code) ?? []);
  return [
    [tokenize(name), strengths.name],
    [keywords.flatMap(tokenize), strengths.keyword],
    [[...tokenize(slug), ...series.flatMap(listIdentifierWords)], strengths.identifier],
    [tokenize(`${concept} ${category} ${frequency}`), strengths.class],
    [[...tokenize(description), ...[...agencies].flatMap(tokenize), ...placeWords], strengths.text],
  ];
}

/**
 * Returns each id as one word, so that its parts do not match other words: the IND of XR.IND is not a prefix of industry.
 */
function listIdentifierWords({ providerSeriesId, importSource }: SearchedSeries): string[] {
  return [providerSeriesId, ...(importSource ? [importSource.seriesId] : [])].map((id) => tokenize(id).join(''));
}

function addPosting(postings: Map<string, Map<number, number>>, word: string, position: number, strength: number) {
  const found = postings.get(word) ?? new Map<number, number>();
  postings.set(word, found);
  found.set(position, Math.max(strength, found.get(position) ?? 0));
}

function buildFullNames({ slug, name, aliases = [] }: SearchedIndicator): Set<string> {
  return new Set([slug, name, ...aliases].map((text) => tokenizeQuery(text).join(' ')).filter(Boolean));
}

function readNames({ name, keywords }: SearchedIndicator, places: PlaceIndex) {
  const namedPlaces = new Set<string>();
  const names = [name, ...keywords].map((text) => {
    const words = tokenize(text);
    const nameWords: string[] = [];
    for (let next = 0; next < words.length; ) {
      const found = findPlace(places, words, next);
      const length = found?.length ?? 1;
      if (found?.place) namedPlaces.add(found.place);
      else
        nameWords.push(
          ...words
            .slice(next, next + length)
            .filter((word) => !isStopWord(word))
            .map(toSingular),
        );
      next += length;
    }
    return nameWords;
  });
  const isProjection = projectionWords.some((word) => names[0]?.includes(word));
  return { names: names.filter((words) => words.length > 0), namedPlaces, isProjection };
}
