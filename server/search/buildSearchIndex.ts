import { buildFullNames, mapCountryWords, partStrengths, readIndexedWords, readNames } from './indexedWords.js';
import type { Country, PlaceIndex } from './places.js';
import type { IndexedIndicator, SearchedIndicator, SearchIndex } from './searchIndex.js';
import { joinNames } from './spacedText.js';
import { toSingular } from './toSingular.js';

/** Number of series to index between two slices. */
const seriesPerSlice = 50;

/** Builds the search index of some indicators. Yields between slices of a few milliseconds. */
export function* buildSearchIndex<Indicator extends SearchedIndicator>(
  indicators: Indicator[],
  countries: readonly Country[],
  places: PlaceIndex,
): Generator<undefined, SearchIndex<Indicator>> {
  const postings: SearchIndex<Indicator>['postings'] = new Map();
  const fullNames: SearchIndex<Indicator>['fullNames'] = new Map();
  const countryWords = mapCountryWords(countries);
  const indexed: IndexedIndicator<Indicator>[] = [];
  let seriesInSlice = 0;
  for (const [position, indicator] of indicators.entries()) {
    const words = readIndexedWords(indicator, countryWords);
    for (const [part, strength] of partStrengths) {
      for (const word of words[part]) addPosting(postings, toSingular(word), position, strength);
    }
    for (const name of buildFullNames(indicator)) fullNames.set(name, [...(fullNames.get(name) ?? []), position]);
    const { names, namedPlaces, isProjection } = readNames(indicator, places);
    indexed.push({ indicator, names: joinNames(names), namedPlaces, isProjection });
    seriesInSlice += indicator.series.length;
    if (seriesInSlice < seriesPerSlice) continue;
    seriesInSlice = 0;
    yield;
  }
  const words = [...postings.keys()].sort();
  return { indexed, postings, fullNames, words, size: indexed.length, countFiled: (_, { size }) => size };
}

/** Adds that a word matches an indicator, unless it matches better already. */
export function addPosting(
  postings: Map<string, Map<number, number>>,
  word: string,
  position: number,
  strength: number,
): void {
  const found = postings.get(word) ?? new Map<number, number>();
  postings.set(word, found);
  found.set(position, Math.max(strength, found.get(position) ?? 0));
}
