import { type IndexedIndicator, type RankedIndicator, type RankedSeries, strengths } from './searchIndex.js';
import { createWordPattern, type WantedWords } from './wantedWords.js';

/** An indicator of the library as a search reads it: what the ranking needs, and its words. */
export interface FoundIndicator extends RankedIndicator {
  id: number;
  series: (RankedSeries & { id: number })[];
}

/** The strengths of the sections of a document, the strongest first. */
export const sectionStrengths = [strengths.name, strengths.keyword, strengths.class, strengths.text];
/** The strength of each line of `SearchDocument.words`: the sections, then the ids. */
const wordStrengths = [...sectionStrengths, strengths.identifier];

/**
 * The search document of an indicator, in memory. Each list of words is one text, so that garbage collection visits one object instead of one for each
 * word.
 */
export interface SearchDocument {
  indexed: IndexedIndicator<FoundIndicator>;
  /** With a line break on either side of each. */
  fullNames: string;
  /** A line for each strength, with a blank on either side of each word. */
  words: string;
  /** Words of the countries that its series cover. */
  places: string;
  /** The series that imports read from another provider. */
  imports: [seriesId: number, provider: string, providerSeriesId: string][];
  /** Singular ids at the providers from which imports read series, with a blank on either side of each. */
  importIds: string;
}

/** What a search looks for in documents. */
export interface WordSearch {
  /** Finds the words in a text that has a blank on either side of each word; undefined if there are none. */
  pattern: RegExp | undefined;
  /** Whether names and codes of countries may contain some. */
  inPlaces: boolean;
}

/** Prepares the search for words and beginnings of words. `placeWords`: those of names and codes of countries. */
export function prepareWordSearch(wanted: WantedWords, placeWords: ReadonlySet<string>): WordSearch {
  return {
    pattern: createWordPattern(wanted),
    inPlaces: wanted.prefixes.length > 0 || wanted.words.some((word) => placeWords.has(word)),
  };
}

type OnFound = (word: string, strength: number) => void;

/** Finds the wanted words in a document, each with the strength of the match, some of them several times. */
export function findWords({ words, places }: SearchDocument, search: WordSearch, onFound: OnFound): void {
  findInLines(words, wordStrengths, search, onFound);
  if (search.inPlaces) findInLines(places, [strengths.text], search, onFound);
}

/** Finds the wanted ids. */
export function findIds(ids: string, search: WordSearch, onFound: OnFound): void {
  findInLines(ids, [strengths.identifier], search, onFound);
}

/** Finds the wanted words in a text that has one line per strength. */
function findInLines(text: string, lineStrengths: number[], { pattern }: WordSearch, onFound: OnFound): void {
  if (pattern === undefined || text === '') return;
  let line = 0;
  let end = text.indexOf('\n');
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    for (; end !== -1 && found.index > end; line += 1) end = text.indexOf('\n', end + 1);
    onFound(found[1] as string, lineStrengths[line] as number);
  }
}
