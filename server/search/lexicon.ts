import { additionalTerms } from './additionalTerms.js';
import { frequencyWords } from './frequencyWords.js';
import { buildPlaceIndex, type Country, type PlaceIndex } from './places.js';
import { buildSpellingIndex, type SpellingIndex } from './spelling.js';
import { fillerWords } from './stopWords.js';
import { synonymWords } from './synonyms.js';

/** What reading a query needs to know of the library. */
export interface Lexicon {
  places: PlaceIndex;
  spelling: SpellingIndex;
}

/** Words of a library (lower-cased letters and digits) and its countries. */
export interface LibraryWords {
  /** Words of names and keywords, which a misspelt word may have meant. */
  vocabulary: string[];
  /** Words of ids: right as they stand, but nothing is taken for one of them. */
  identifiers?: string[];
  countries: Country[];
}

/** Arranges the words and countries of a library for `readQuery`. Takes milliseconds: build it once for each of its states. */
export function buildLexicon({ vocabulary, identifiers = [], countries }: LibraryWords): Lexicon {
  const places = buildPlaceIndex(countries);
  const candidateLists = [vocabulary, [...synonymWords, ...fillerWords, ...frequencyWords, ...places.words]];
  return { places, spelling: buildSpellingIndex(candidateLists, [...identifiers, ...additionalTerms]) };
}
