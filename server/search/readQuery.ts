import type { Lexicon } from './lexicon.js';
import { findPlace } from './places.js';
import { beginsKnownWord, correctSpelling, isKnownWord } from './spelling.js';
import { splitWord } from './splitWord.js';
import { isStopWord } from './stopWords.js';
import { longestPhrase, synonymsOf, wordsForPhrase } from './synonyms.js';
import { maximumWords, readWords } from './words.js';

/** What a search text asks of the index. */
export interface SearchQuery {
  /** Every group must be met; a group is met by any of its words. A trailing `*` makes a word a prefix. */
  groups: string[][];
  /** Codes of the places named, in the order named. Their words stand in `groups` too. */
  countries: string[];
  /** Words taken for misspelt. The word as typed stays an alternative of the corrected one. */
  corrections: { from: string; to: string }[];
  /** The words read, as typed but lower-cased and without signs and diacritics. */
  text: string;
}

interface Word {
  /** Corrected where it was misspelt. */
  text: string;
  typed: string;
  /** Whether it may go on: the last word of the text, or one that only begins known words. */
  isPrefix: boolean;
}

const SHORTEST_PREFIX_INSIDE = 3;
const SHORTEST_PLACE_PREFIX = 3;

/**
 * Reads what a person typed: words without stop words, each with the synonyms economists file it under, places, and
 * spelling corrected against the words of the index. The last word is read as still being typed. At most 16 words of
 * the first 1,000 characters are read. No groups means that nothing was asked: everything matches.
 */
export function readQuery(text: string, lexicon: Lexicon): SearchQuery {
  const typed = readWords(text);
  const words = typed
    .flatMap(splitWord)
    .slice(0, maximumWords)
    .map((word, index, all) => readWord(word, index === all.length - 1, lexicon));
  const corrections = words
    .filter((word) => word.text !== word.typed)
    .map((word) => ({ from: word.typed, to: word.text }));
  // A text of nothing but stop words may be the beginning of a word: "in" of "inflation".
  const { groups, countries } = words.every((word) => isStopWord(word.text))
    ? { groups: words.map((word) => groupOf(word, [])), countries: [] }
    : readGroups(words, lexicon);
  return { groups, countries, corrections: distinctCorrections(corrections), text: typed.join(' ') };
}

function readWord(typed: string, isLast: boolean, { spelling, places }: Lexicon): Word {
  const isKnown = isStopWord(typed) || isKnownWord(spelling, typed) || places.words.has(typed);
  if (isKnown) return { text: typed, typed, isPrefix: isLast };
  const isBeginning = typed.length >= SHORTEST_PREFIX_INSIDE && beginsKnownWord(spelling, typed);
  if (isBeginning) return { text: typed, typed, isPrefix: true };
  return { text: correctSpelling(spelling, typed) ?? typed, typed, isPrefix: isLast };
}

function readGroups(words: Word[], lexicon: Lexicon): Pick<SearchQuery, 'groups' | 'countries'> {
  const texts = words.map((word) => word.text);
  const groups: string[][] = [];
  const countries = new Set<string>();
  let next = 0;
  while (next < words.length) {
    const found = findPlace(lexicon.places, texts, next);
    const length = found?.length ?? phraseLength(texts, next);
    const part = words.slice(next, next + length);
    if (found?.place) {
      countries.add(found.place.code);
      groups.push(placeGroup(part, found.place.words));
    } else {
      groups.push(...phraseGroups(part));
    }
    next += length;
  }
  return { groups, countries: [...countries] };
}

/** Words of the longest known phrase that begins at a word; 1 when there is none. */
function phraseLength(texts: string[], start: number): number {
  for (let length = Math.min(longestPhrase, texts.length - start); length > 1; length--) {
    if (wordsForPhrase(texts.slice(start, start + length).join(' '))) return length;
  }
  return 1;
}

/** One group a word. Each word of a phrase may be met by the words that stand for the whole phrase. */
function phraseGroups(part: Word[]): string[][] {
  const standIns = wordsForPhrase(part.map((word) => word.text).join(' ')) ?? [];
  return part
    .filter((word) => !isStopWord(word.text))
    .map((word) => groupOf(word, [...standIns, ...synonymsOf(word.text)]));
}

function groupOf({ text, typed, isPrefix }: Word, others: string[]): string[] {
  return [...new Set([text, ...(isPrefix ? [`${text}*`] : []), ...others, typed])];
}

/** The index has one word for a place of several ("uk"), so a place is one group however many words were typed. */
function placeGroup(part: Word[], placeWords: string[]): string[] {
  const [word] = part;
  if (part.length > 1 || word === undefined) return placeWords;
  return groupOf({ ...word, isPrefix: word.isPrefix && word.text.length >= SHORTEST_PLACE_PREFIX }, placeWords);
}

function distinctCorrections(corrections: SearchQuery['corrections']): SearchQuery['corrections'] {
  return corrections.filter(({ from }, index) => corrections.findIndex((other) => other.from === from) === index);
}
