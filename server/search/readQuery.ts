import { findCentralBankRate } from './centralBankRates.js';
import { findFrequency, type NamedFrequency } from './frequencyWords.js';
import { findBondIssuer } from './governmentBonds.js';
import { findGroups, type NamedGroup } from './groups.js';
import type { Lexicon } from './lexicon.js';
import { findPlace } from './places.js';
import { correctSpelling, isKnownPrefix, isKnownWord } from './spelling.js';
import { splitWord } from './splitWord.js';
import { isFillerWord, isStopWord } from './stopWords.js';
import { findImpliedWords, findPhraseSynonyms, findSynonyms, maxPhraseLength } from './synonyms.js';
import { maxWords, tokenizeQuery } from './tokenize.js';

/** A parsed search text. */
export interface SearchQuery {
  /** Required groups. Any word of a group matches it, the first word best. A trailing `*` marks a prefix. */
  groups: string[][];
  /** Optional groups, which improve the ranking. */
  optional: string[][];
  /** Codes of the countries named, in order. */
  countries: string[];
  /** The groups of countries named, in order. */
  countryGroups: NamedGroup[];
  /** The frequency named, if any. Indicators with this frequency or word rank first. */
  frequency: NamedFrequency | null;
  /** Spelling corrections. The word as typed stays an alternative. */
  corrections: { from: string; to: string }[];
  /** The words as typed, in lower case, without punctuation and diacritics. */
  text: string;
}

type QueryParts = Pick<SearchQuery, 'groups' | 'optional' | 'countries' | 'countryGroups'>;

interface Word {
  /** The corrected spelling if the word was misspelt. */
  text: string;
  typed: string;
  /** Whether the word may be incomplete: an unknown last word, or a word that is only a prefix of known words. */
  isPrefix: boolean;
}

const MIN_INNER_PREFIX_LENGTH = 3;
/** A shorter last word is probably incomplete, even if it is a known word: "in" of "inflation". */
const MIN_WHOLE_WORD_LENGTH = 3;

/**
 * Parses a search text: removes stop words, adds the synonyms that economists use, recognises countries and a
 * frequency, and corrects the spelling against the index. Treats an unknown last word as incomplete. Reads at most 16
 * words of the first 1,000 characters. A result without groups and countries matches everything.
 */
export function readQuery(text: string, lexicon: Lexicon): SearchQuery {
  const typed = tokenizeQuery(text);
  const bankCountry = findCentralBankRate(typed.join(' '));
  if (bankCountry !== undefined) return buildRateQuery(typed, ['policy', 'rate'], bankCountry);
  const issuer = findBondIssuer(typed);
  if (issuer !== undefined) return buildRateQuery(typed, ['government', 'bond', 'yield'], issuer);
  const words = listTypedWords(text).map((word, index, all) => readWord(word, index === all.length - 1, lexicon));
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

/** Returns the words of a search text, some of them split. */
export function listTypedWords(text: string): string[] {
  return tokenizeQuery(text).flatMap(splitWord).slice(0, maxWords);
}

/** Reads a text that names a rate of one country by a name of its own, such as that of a central bank, as the words of an indicator. */
function buildRateQuery(typed: string[], words: string[], country: string): SearchQuery {
  const others = { optional: [], countryGroups: [], frequency: null, corrections: [] };
  return { groups: words.map((word) => [word]), countries: [country], text: typed.join(' '), ...others };
}

function readWord(typed: string, isLast: boolean, { spelling, places }: Lexicon): Word {
  const isKnown = isStopWord(typed) || isKnownWord(spelling, typed) || places.words.has(typed);
  if (isKnown) return { text: typed, typed, isPrefix: isLast && typed.length < MIN_WHOLE_WORD_LENGTH };
  const isPrefixOfWord = typed.length >= MIN_INNER_PREFIX_LENGTH && isKnownPrefix(spelling, typed);
  if (isPrefixOfWord) return { text: typed, typed, isPrefix: true };
  const corrected = correctSpelling(spelling, typed);
  return { text: corrected ?? typed, typed, isPrefix: isLast && corrected === undefined };
}

function readParts(words: Word[], lexicon: Lexicon): QueryParts {
  // A text with only stop words may be the beginning of a word: "in" of "inflation".
  if (words.every((word) => isStopWord(word.text))) {
    return { groups: words.map((word) => buildGroup(word, [])), optional: [], countries: [], countryGroups: [] };
  }
  const parts = readGroups(words, lexicon);
  // If all words are optional, they become required.
  if (parts.groups.length === 0) return { ...parts, groups: parts.optional, optional: [] };
  const [[subject = ''] = [], ...others] = parts.groups;
  const implied = others.length > 0 ? [] : findImpliedWords(subject).map((word) => [word]);
  return { ...parts, optional: [...parts.optional, ...implied] };
}

function readGroups(words: Word[], lexicon: Lexicon): QueryParts {
  const texts = words.map((word) => word.text);
  const groups: string[][] = [];
  const optional: string[][] = [];
  const countries = new Set<string>();
  const countryGroups = new Map<string, NamedGroup>();
  let next = 0;
  while (next < words.length) {
    const named = findGroups(lexicon.groups, texts, next);
    const found = named ?? findPlace(lexicon.places, texts, next);
    const length = found?.length ?? findPhraseLength(texts, next);
    if (named !== undefined) for (const group of named.groups) countryGroups.set(group.country, group);
    else if (found !== undefined && 'place' in found && found.place) countries.add(found.place);
    else {
      const phraseWords = words.slice(next, next + length);
      for (const word of phraseWords.filter(({ text }) => !isStopWord(text))) {
        (isOptionalWord(word) ? optional : groups).push(buildGroup(word, listAlternatives(word, phraseWords)));
      }
    }
    next += length;
  }
  return { groups, optional, countries: [...countries], countryGroups: [...countryGroups.values()] };
}

function isOptionalWord({ text }: Word): boolean {
  return isFillerWord(text) || findFrequency(text) !== undefined;
}

/** Returns the number of words of the longest known phrase that begins at a word; 1 if there is none. */
function findPhraseLength(texts: string[], start: number): number {
  for (let length = Math.min(maxPhraseLength, texts.length - start); length > 1; length--) {
    if (findPhraseSynonyms(texts.slice(start, start + length).join(' '))) return length;
  }
  return 1;
}

/**
 * Returns alternatives of a word: synonyms of its phrase, synonyms of the word, and the standard word for a frequency.
 */
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
