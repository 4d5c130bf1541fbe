import { additionalTerms } from './additionalTerms.js';
import { frequencyWords } from './frequencyWords.js';
import { buildGroupIndex, type GroupIndex } from './groups.js';
import { buildPlaceIndex, type Country, type PlaceIndex } from './places.js';
import { buildSpellingIndex, type SpellingIndex } from './spelling.js';
import { fillerWords } from './stopWords.js';
import { synonymWords } from './synonyms.js';

/** The places, groups of countries and spellings that `readQuery` recognises. */
export interface Lexicon {
  places: PlaceIndex;
  groups: GroupIndex;
  spelling: SpellingIndex;
}

/** The words of a library (lower-case letters and digits) and its countries. */
export interface LibraryWords {
  /** Words of names and keywords: candidates for spelling corrections. */
  vocabulary: string[];
  /** Words of ids: correct as typed, but never suggested as corrections. */
  identifiers?: string[];
  countries: readonly Country[];
}

/** Builds the lexicon for `readQuery`. Takes milliseconds. */
export function buildLexicon({ vocabulary, identifiers = [], countries }: LibraryWords): Lexicon {
  const places = buildPlaceIndex(countries);
  const groups = buildGroupIndex(countries);
  const names = [...places.words, ...groups.words];
  const candidateLists = [vocabulary, [...synonymWords, ...fillerWords, ...frequencyWords, ...names]];
  return { places, groups, spelling: buildSpellingIndex(candidateLists, [...identifiers, ...additionalTerms]) };
}

/** Adds words to a lexicon. */
export function extendLexicon(lexicon: Lexicon, vocabulary: string[], identifiers: string[]): Lexicon {
  return { ...lexicon, spelling: { ...buildSpellingIndex([vocabulary], identifiers), base: lexicon.spelling } };
}
