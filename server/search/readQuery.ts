import { findFrequency, type NamedFrequency } from './frequencyWords.js';
import type { Lexicon } from './lexicon.js';
import { findPlace } from './places.js';
import { correctSpelling, isKnownPrefix, isKnownWord } from './spelling.js';
import { splitWord } from './splitWord.js';
import { isFillerWord, isStopWord } from './stopWords.js';
import { findPhraseSynonyms, findSynonyms, maxPhraseLength } from './synonyms.js';
import { maxWords, tokenizeQuery } from './tokenize.js';

/** What a search text asks for. */
export interface SearchQuery {
  /** Every group must be met; a group is met by any of its words, best by its first. A trailing `*` makes a word a prefix. */
  groups: string[][];
  /** Groups that need not be met: what meets them comes first. */
  optional: string[][];
  /** Codes of the places named, in the order named; each must be met. */
  countries: string[];
  /** The frequency named, if any: what is observed so, or has the word in its name, comes first. */
  frequency: NamedFrequency | null;
  /** Words taken for misspelt. The word as typed stays an alternative of the corrected one. */
  corrections: { from: string; to: string }[];
  /** The words read, as typed but lower-cased and without signs and diacritics. */
  text: string;
}

interface Word {
  /** Corrected where it was misspelt. */
  text: string;
  typed: string;
  /** Whether it may go on: a last word that is not known as it stands, or one that only begins known words. */
  isPrefix: boolean;
}

const MIN_INNER_PREFIX_LENGTH = 3;
/** A shorter word at the end is likely the beginning of another, even where it is a word itself: "in" of "inflation". */
const MIN_WHOLE_WORD_LENGTH = 3;

/**
 * Reads what a person typed: words without stop words, each with the synonyms economists file it under, places, a
 * frequency, and spelling corrected against the words of the index. The last word is read as still being typed, unless
 * it is a known one. At most 16 words of the first 1,000 characters are read. No groups and no countries mean that
 * nothing was asked: everything matches.
 */
export function readQuery(text: string, lexicon: Lexicon): SearchQuery {
  const typed = tokenizeQuery(text);
  const words = typed
    .flatMap(splitWord)
    .slice(0, maxWords)
    .map((word, index, all) => readWord(word, index === all.length - 1, lexicon));
  const corrections = words
    .filter((word) => word.text !== word.typed)
    .map((word) => ({ from: word.typed, to: word.text }));
  const frequency = words.map((word) => findFrequency(word.text)).find((named) => named !== undefined) ?? null;
  return {
    ...readParts(words, lexicon),
    frequency,
    corrections: removeDuplicateCorrections(corrections),
    text: typed.join(' '),
  };
}

function readWord(typed: string, isLast: boolean, { spelling, places }: Lexicon): Word {
  const isKnown = isStopWord(typed) || isKnownWord(spelling, typed) || places.words.has(typed);
  if (isKnown) return { text: typed, typed, isPrefix: isLast && typed.length < MIN_WHOLE_WORD_LENGTH };
  const isPrefixOfWord = typed.length >= MIN_INNER_PREFIX_LENGTH && isKnownPrefix(spelling, typed);
  if (isPrefixOfWord) return { text: typed, typed, isPrefix: true };
  const corrected = correctSpelling(spelling, typed);
  return { text: corrected ?? typed, typed, isPrefix: isLast && corrected === undefined };
}

function readParts(words: Word[], lexicon: Lexicon): Pick<SearchQuery, 'groups' | 'optional' | 'countries'> {
  // A text of nothing but stop words may be the beginning of a word: "in" of "inflation".
  if (words.every((word) => isStopWord(word.text))) {
    return { groups: words.map((word) => buildGroup(word, [])), optional: [], countries: [] };
  }
  const { groups, optional, countries } = readGroups(words, lexicon);
  // A text of nothing but words that may be left out asks for these.
  return groups.length > 0 ? { groups, optional, countries } : { groups: optional, optional: [], countries };
}

function readGroups(words: Word[], lexicon: Lexicon): Pick<SearchQuery, 'groups' | 'optional' | 'countries'> {
  const texts = words.map((word) => word.text);
  const groups: string[][] = [];
  const optional: string[][] = [];
  const countries = new Set<string>();
  let next = 0;
  while (next < words.length) {
    const found = findPlace(lexicon.places, texts, next);
    const length = found?.length ?? findPhraseLength(texts, next);
    if (found?.place) countries.add(found.place);
    else {
      const phraseWords = words.slice(next, next + length);
      for (const word of phraseWords.filter(({ text }) => !isStopWord(text))) {
        (isOptionalWord(word) ? optional : groups).push(buildGroup(word, listAlternatives(word, phraseWords)));
      }
    }
    next += length;
  }
  return { groups, optional, countries: [...countries] };
}

function isOptionalWord({ text }: Word): boolean {
  return isFillerWord(text) || findFrequency(text) !== undefined;
}

/** Words of the longest known phrase that begins at a word; 1 when there is none. */
function findPhraseLength(texts: string[], start: number): number {
  for (let length = Math.min(maxPhraseLength, texts.length - start); length > 1; length--) {
    if (findPhraseSynonyms(texts.slice(start, start + length).join(' '))) return length;
  }
  return 1;
}

/** What else meets a word: words that stand for the whole phrase it is part of, synonyms, the usual word for a frequency. */
function listAlternatives({ text }: Word, phrase: Word[]): string[] {
  const frequency = findFrequency(text);
  const phraseSynonyms = findPhraseSynonyms(phrase.map((word) => word.text).join(' ')) ?? [];
  return [...phraseSynonyms, ...findSynonyms(text), ...(frequency === undefined ? [] : [frequency])];
}

function buildGroup({ text, typed, isPrefix }: Word, others: string[]): string[] {
  return [...new Set([text, ...(isPrefix ? [`${text}*`] : []), ...others, typed])];
}

function removeDuplicateCorrections(corrections: SearchQuery['corrections']): SearchQuery['corrections'] {
  return corrections.filter(({ from }, index) => corrections.findIndex((other) => other.from === from) === index);
}
