import { buildPlaceIndex, type Country, type PlaceIndex } from './places.js';
import { buildSpellingIndex, type SpellingIndex } from './spelling.js';
import { wordsOfEconomists } from './synonyms.js';

/** What reading a query needs to know of the library. */
export interface Lexicon {
  places: PlaceIndex;
  spelling: SpellingIndex;
}

/**
 * Arranges the words of the search index (lower-cased letters and digits) and the countries of the library for
 * `readQuery`. Takes milliseconds: build it once for each state of the library.
 */
export function buildLexicon({ vocabulary, countries }: { vocabulary: string[]; countries: Country[] }): Lexicon {
  const places = buildPlaceIndex(countries);
  return { places, spelling: buildSpellingIndex(vocabulary, [...wordsOfEconomists, ...places.words]) };
}
