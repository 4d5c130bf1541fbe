import { type Country, findPlace, type PlaceIndex } from './places.js';
import { listCoveredCountries } from './regions.js';
import { isStopWord } from './stopWords.js';
import { tokenize, tokenizeQuery } from './tokenize.js';
import { toSingular } from './toSingular.js';

/** Stands for the country of what may be had of any country. */
export const anyCountry = '*';

/** What a search looks at of a series: one country of an indicator. */
export interface SearchedSeries {
  country: string;
  provider: string;
  providerSeriesId: string;
  seasonalAdjustment: string;
  sourceAgency: string;
}

/** What a search looks at of an indicator. */
export interface SearchedIndicator {
  slug: string;
  name: string;
  /** What else is its name in full, or its id. */
  aliases?: string[];
  description: string;
  category: string;
  keywords: string[];
  concept: string;
  frequency: string;
  /** How many other indicators name this one as related. */
  prominence: number;
  defaultCountry: string;
  series: SearchedSeries[];
}

export interface IndexedIndicator<Indicator extends SearchedIndicator> {
  indicator: Indicator;
  /** Its names and ids in full, as a search text is read: what is asked for by one of them comes first. */
  fullNames: Set<string>;
  /** Its name and keywords, each as words in the singular, without places and stop words. */
  names: string[][];
  /** Codes of the places that stand in its name and keywords: Japan for a rate of the yen. */
  namedPlaces: Set<string>;
}

/** The words of a library, each with where it stands. */
export interface SearchIndex<Indicator extends SearchedIndicator> {
  indexed: IndexedIndicator<Indicator>[];
  /** Word in the singular → place in `indexed` → how much it tells there, up to 1. */
  postings: Map<string, Map<number, number>>;
  /** Every word as written, in order: for words of which only the beginning is known. */
  words: string[];
}

/** How much it tells that a word stands there. */
const strengths = { name: 1, keyword: 0.9, identifier: 0.9, class: 0.5, text: 0.2 };
/** A word that tells less than this only stands in a description, or is part of a country's name. */
const minFiledStrength = strengths.class;

/** Words by which indicators are named (names and keywords), and words of their ids. */
export function listIndicatorWords(indicators: SearchedIndicator[]): { vocabulary: string[]; identifiers: string[] } {
  return {
    vocabulary: indicators.flatMap(({ name, keywords }) => [name, ...keywords].flatMap(tokenize)),
    identifiers: indicators.flatMap(({ slug, series }) => [...tokenize(slug), ...series.map(toIdentifierWord)]),
  };
}

/** Arranges indicators for searching. Takes milliseconds: build it once for each state of the library. */
export function buildSearchIndex<Indicator extends SearchedIndicator>(
  indicators: Indicator[],
  countries: Country[],
  places: PlaceIndex,
): SearchIndex<Indicator> {
  const postings: SearchIndex<Indicator>['postings'] = new Map();
  const writtenWords = new Set<string>();
  const countryWords = new Map(countries.map(({ code, code3, name }) => [code, tokenize(`${code} ${code3} ${name}`)]));
  const indexed = indicators.map((indicator, position) => {
    for (const [words, strength] of groupWordsByStrength(indicator, countryWords)) {
      for (const word of words) {
        writtenWords.add(word);
        addPosting(postings, toSingular(word), position, strength);
      }
    }
    return { indicator, fullNames: buildFullNames(indicator), ...readNames(indicator, places) };
  });
  return { indexed, postings, words: [...writtenWords].sort() };
}

/** Whether a word in the singular stands in an indicator's name, keywords, ids or class rather than in its description. */
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
    [[...tokenize(slug), ...series.map(toIdentifierWord)], strengths.identifier],
    [tokenize(`${concept} ${category} ${frequency}`), strengths.class],
    [[...tokenize(description), ...[...agencies].flatMap(tokenize), ...placeWords], strengths.text],
  ];
}

/** As one word, so that it can be asked for but its parts stand for nothing else: the IND of XR.IND is no beginning of industry. */
function toIdentifierWord({ providerSeriesId }: SearchedSeries): string {
  return tokenize(providerSeriesId).join('');
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
      const word = words[next] as string;
      if (found?.place) namedPlaces.add(found.place);
      else if (!isStopWord(word)) nameWords.push(toSingular(word));
      next += found?.place ? found.length : 1;
    }
    return nameWords;
  });
  return { names: names.filter((words) => words.length > 0), namedPlaces };
}
