import { editDistance } from './editDistance.js';
import { tokenizeQuery } from './tokenize.js';
import { toSingular } from './toSingular.js';

export interface SlugCandidate {
  slug: string;
  name: string;
  /** Number of other indicators that list this one as related. */
  prominence: number;
  /** Provider series ids, e.g. CPIAUCSL. */
  identifiers: string[];
}

const MAX_INPUT_LENGTH = 100;
/** Suggestions below this likeness (0 to 1) are not helpful. */
const MIN_LIKENESS = 0.35;
const ALL_WORDS_LIKENESS = 2;
const IDENTIFIER_LIKENESS = 3;
/** More than the rounding error of a distance. */
const ROUNDING = 1e-6;

/** A text to compare with slugs, with its words. */
interface Input {
  text: string;
  words: string[];
  /** Compares a word of a slug or name with the words of the text. */
  compare(other: string): WordMatches;
}

/** The words of a text that another word equals, and those that it matches in another form or with a typing error: a bit for each. There are at most `maxWords` (16). */
interface WordMatches {
  equal: number;
  shared: number;
}

/** A candidate with its likeness. */
interface Rated extends SlugCandidate {
  likeness: number;
}

/**
 * Returns slugs similar to one that does not exist, best first: a matching provider series id; then indicators with all of
 * its words, the most prominent first, so that `us-cpi` finds all items before the others; then by likeness of spelling and
 * shared words. Breaks ties alphabetically.
 */
export function findNearestSlugs(input: string, candidates: SlugCandidate[], limit: number): string[] {
  const text = input.slice(0, MAX_INPUT_LENGTH).trim().toLowerCase();
  const words = tokenizeQuery(text);
  if (words.length === 0 || limit === 0) return [];
  const typed: Input = { text, words, compare: createComparison(words) };
  const rated = candidates.map((candidate) => rateWords(typed, candidate));
  // Those that share most words come first, so that few of the others need a comparison of the spelling.
  rated.sort((a, b) => b.likeness + b.shared - a.likeness - a.shared);
  const spelling = words.join('-');
  const best: Rated[] = [];
  for (const one of rated) {
    const minLikeness = Math.max(MIN_LIKENESS, best[limit - 1]?.likeness ?? 0);
    const likeness = one.likeness > 0 ? one.likeness : rateSpelling(spelling, one, minLikeness);
    if (likeness >= minLikeness) insert(best, { ...one, likeness }, limit);
  }
  return best.map(({ slug }) => slug);
}

/** Keeps the `limit` best candidates in order. */
function insert(best: Rated[], candidate: Rated, limit: number): void {
  const index = best.findIndex((other) => compareRated(candidate, other) < 0);
  best.splice(index === -1 ? best.length : index, 0, candidate);
  if (best.length > limit) best.pop();
}

function compareRated(a: Rated, b: Rated): number {
  return b.likeness - a.likeness || b.prominence - a.prominence || (a.slug < b.slug ? -1 : 1);
}

/** Computes the share of common words, and the likeness if words alone decide it; otherwise 0. */
function rateWords({ text, words, compare }: Input, candidate: SlugCandidate): Rated & { shared: number } {
  if (candidate.identifiers.some((identifier) => identifier.toLowerCase() === text))
    return { ...candidate, shared: 0, likeness: IDENTIFIER_LIKENESS };
  const slugWords = candidate.slug.split('-');
  let [equal, shared] = [0, 0];
  for (const list of [slugWords, tokenizeQuery(candidate.name)]) {
    for (const other of list) {
      const matches = compare(other);
      equal |= matches.equal;
      shared |= matches.shared;
    }
  }
  if (equal === 2 ** words.length - 1) return { ...candidate, shared: 0, likeness: ALL_WORDS_LIKENESS };
  // The Dice coefficient of the words of the text and of the slug. Words found only in the name count as well.
  const overlap = Math.min(1, (2 * countBits(shared)) / (words.length + slugWords.length));
  return { ...candidate, shared: overlap, likeness: 0 };
}

/**
 * Returns the mean of the share of common words and the likeness of the spelling: 1 for equal texts, 0 for texts with nothing in common,
 * by edit distance relative to the longer length. Returns 0 if it is below `minLikeness`.
 */
function rateSpelling(
  spelling: string,
  { slug, shared }: SlugCandidate & { shared: number },
  minLikeness: number,
): number {
  const maxLength = Math.max(spelling.length, slug.length);
  const maxDistance = Math.floor((1 - (2 * minLikeness - shared)) * maxLength + ROUNDING);
  if (maxDistance < 0) return 0;
  const limit = Math.min(maxDistance, maxLength);
  const distance = editDistance(spelling, slug, limit);
  return distance > limit ? 0 : (1 - distance / maxLength + shared) / 2;
}

/** Creates a function that compares a word with the words of a text, each once, because many candidates have the same words. */
function createComparison(words: string[]): Input['compare'] {
  const singulars = words.map(toSingular);
  const known = new Map<string, WordMatches>();
  return (other) => {
    const before = known.get(other);
    if (before !== undefined) return before;
    const singular = toSingular(other);
    const matches = { equal: 0, shared: 0 };
    for (const [index, word] of words.entries()) {
      const bit = 1 << index;
      if (word === other) matches.equal |= bit;
      if (word === other || singulars[index] === singular || areSimilar(word, other)) matches.shared |= bit;
    }
    known.set(other, matches);
    return matches;
  };
}

function areSimilar(word: string, other: string): boolean {
  if (word.length <= 4 || other.length <= 4) return false;
  return Math.abs(other.length - word.length) <= 1 && editDistance(word, other, 1) <= 1;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
