import { ambiguousCodes, nonCountryNames, placeNames } from './placeNames.js';
import { tokenizeQuery } from './tokenize.js';

export interface Country {
  code: string;
  code3: string;
  name: string;
  region?: string | null;
  incomeGroup?: string | null;
}

/** Names of the library's countries, indexed for recognising them in a query. */
export interface PlaceIndex {
  /**
   * ISO 3166-1 alpha-2 codes, EA for the euro area, by phrase: words joined by one space. `undefined` marks a phrase
   * that contains the name of a country without naming it.
   */
  places: Map<string, string | undefined>;
  maxPhraseLength: number;
  words: Set<string>;
}

/** Builds the index from the official names, alpha-3 codes and common names of these countries. */
export function buildPlaceIndex(countries: readonly Country[]): PlaceIndex {
  const places: PlaceIndex['places'] = new Map(nonCountryNames.map((phrase) => [phrase, undefined]));
  const phraseOwners = countOwners(countries.map(listPhrases));
  for (const country of countries) {
    const everyday = listEverydayNames(country);
    const phrases = listPhrases(country).filter(
      (phrase) => phraseOwners.get(phrase) === 1 || everyday.includes(phrase),
    );
    for (const phrase of phrases) places.set(phrase, country.code);
  }
  const lengths = [...places.keys()].map((phrase) => phrase.split(' ').length);
  return { places, maxPhraseLength: Math.max(1, ...lengths), words: new Set([...places.keys()].flatMap(splitPhrase)) };
}

/** Finds the longest place name that begins at a word. Returns its number of words and the country code. */
export function findPlace(
  index: PlaceIndex,
  words: string[],
  start: number,
): { length: number; place: string | undefined } | undefined {
  if (!index.words.has(words[start] ?? '')) return undefined;
  for (let length = Math.min(index.maxPhraseLength, words.length - start); length > 0; length--) {
    const phrase = words.slice(start, start + length).join(' ');
    if (index.places.has(phrase)) return { length, place: index.places.get(phrase) };
  }
  return undefined;
}

function listPhrases(country: Country): string[] {
  const shortName = country.name.split(/[,(]/)[0] as string;
  const names = [country.name, shortName].map((name) => tokenizeQuery(name).join(' '));
  const code = country.code3.toLowerCase();
  const phrases = [...listEverydayNames(country), ...names, ...(ambiguousCodes.has(code) ? [] : [code])];
  return [...new Set(phrases)].filter((phrase) => phrase !== '');
}

function listEverydayNames(country: Country): string[] {
  return placeNames[country.code]?.split(', ') ?? [];
}

function splitPhrase(phrase: string): string[] {
  return phrase.split(' ');
}

/** Counts the countries of each phrase: "congo" names two, "guinea" names one although it is part of four names. */
function countOwners(listsByCountry: string[][]): Map<string, number> {
  const owners = new Map<string, number>();
  for (const list of listsByCountry) {
    for (const key of new Set(list)) owners.set(key, (owners.get(key) ?? 0) + 1);
  }
  return owners;
}
