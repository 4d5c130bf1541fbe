import { editDistance } from './editDistance.js';
import { findFirstFrom } from './sortedWords.js';
import { toSingular } from './toSingular.js';

const LETTERS_ONLY = /^\p{L}+$/u;
const MIN_CORRECTED_LENGTH = 4;
/** Up to this length, too many words differ by one changed letter (youth and south, Libor and labor). */
const MAX_LENGTH_WITH_ALL_LETTERS = 5;
/** Up to this length, too many words differ by two edits (poverty and property). */
const MAX_LENGTH_WITH_ONE_EDIT = 7;

interface Candidate {
  word: string;
  letters: number;
  /** Index of the list that contains the word. Words of earlier lists are preferred. */
  rank: number;
}

/** Known words, indexed so that a correction takes microseconds. */
export interface SpellingIndex {
  known: Set<string>;
  sorted: string[];
  byLength: Map<number, Candidate[]>;
  /** An index with further words. */
  base?: SpellingIndex;
}

/**
 * Builds a spelling index. Lists of possible corrections come in order of preference; `additionalWords` are correct but
 * never suggested.
 */
export function buildSpellingIndex(
  candidateLists: Iterable<string>[],
  additionalWords: Iterable<string> = [],
): SpellingIndex {
  const known = new Set<string>();
  const byLength = new Map<number, Candidate[]>();
  for (const [rank, words] of candidateLists.entries()) {
    for (const word of words) {
      if (known.has(word)) continue;
      known.add(word);
      if (LETTERS_ONLY.test(word))
        getCandidates(byLength, word.length).push({ word, letters: toLetterSet(word), rank });
    }
  }
  for (const word of additionalWords) known.add(word);
  return { known, sorted: [...known].sort(), byLength };
}

/** Whether a word is known, or its singular or plural. */
export function isKnownWord(index: SpellingIndex, word: string): boolean {
  const { known, base } = index;
  const isKnown = known.has(word) || known.has(toSingular(word)) || known.has(`${word}s`);
  return isKnown || (base !== undefined && isKnownWord(base, word));
}

/** Whether a known word starts with these letters. */
export function isKnownPrefix(index: SpellingIndex, letters: string): boolean {
  const { sorted, base } = index;
  const isPrefix = sorted[findFirstFrom(sorted, letters)]?.startsWith(letters) ?? false;
  return isPrefix || (base !== undefined && isKnownPrefix(base, letters));
}

/**
 * Returns the correction of a misspelt word, or undefined. Words of 4 or 5 letters may miss one letter or have two
 * letters swapped, words of 6 or 7 may have one edit, longer words two. Known words, shorter words and words with
 * digits are never corrected. Equally near words are ordered by the same first letter, then the earlier list, then
 * alphabetically.
 */
export function correctSpelling(index: SpellingIndex, word: string): string | undefined {
  if (!isCorrectable(index, word)) return undefined;
  const nearest = findNearestWord(index, word, 1);
  return nearest === undefined && word.length > MAX_LENGTH_WITH_ONE_EDIT ? findNearestWord(index, word, 2) : nearest;
}

/** Whether a word may be a misspelling. */
export function isCorrectable(index: SpellingIndex, word: string): boolean {
  return word.length >= MIN_CORRECTED_LENGTH && LETTERS_ONLY.test(word) && !isKnownWord(index, word);
}

function findNearestWord(index: SpellingIndex, word: string, distance: number): string | undefined {
  return listNearCandidates(index, word, distance)
    .filter((candidate) => editDistance(word, candidate.word, distance) <= distance)
    .filter((candidate) => word.length > MAX_LENGTH_WITH_ALL_LETTERS || hasAllLetters(candidate.word, word))
    .sort(
      (a, b) =>
        Number(a.word[0] !== word[0]) - Number(b.word[0] !== word[0]) || a.rank - b.rank || (a.word < b.word ? -1 : 1),
    )[0]?.word;
}

/** Whether a word one edit away contains all typed letters: one was omitted, or two were swapped. */
function hasAllLetters(word: string, typed: string): boolean {
  return word.length > typed.length || sortLetters(word) === sortLetters(typed);
}

function sortLetters(word: string): string {
  return [...word].sort().join('');
}

/**
 * Returns candidates of similar length and letters. One edit removes at most one letter from the letter set and adds at
 * most one.
 */
function listNearCandidates(index: SpellingIndex, word: string, limit: number): Candidate[] {
  const letters = toLetterSet(word);
  const near: Candidate[] = index.base === undefined ? [] : listNearCandidates(index.base, word, limit);
  for (let length = word.length - limit; length <= word.length + limit; length++) {
    for (const candidate of index.byLength.get(length) ?? []) {
      const unmatched = countBits(letters & ~candidate.letters);
      if (unmatched <= limit && countBits(candidate.letters & ~letters) <= limit) near.push(candidate);
    }
  }
  return near;
}

function getCandidates(byLength: Map<number, Candidate[]>, length: number): Candidate[] {
  const candidates = byLength.get(length) ?? [];
  byLength.set(length, candidates);
  return candidates;
}

/** Returns the letters of a word as bits. Letters that share a bit only admit a few more candidates. */
function toLetterSet(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let remaining = bits; remaining !== 0; remaining &= remaining - 1) count++;
  return count;
}
