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

/**
 * Returns slugs similar to one that does not exist, best first: a matching provider series id; then indicators with all of
 * its words, the most prominent first, so that `us-cpi` finds all items before the others; then by likeness of spelling and
 * shared words. Breaks ties alphabetically.
 */
export function findNearestSlugs(input: string, candidates: SlugCandidate[], limit: number): string[] {
  const text = input.slice(0, MAX_INPUT_LENGTH).trim().toLowerCase();
  const words = tokenizeQuery(text);
  if (words.length === 0) return [];
  return candidates
    .map((candidate) => ({ ...candidate, likeness: computeLikeness(text, words, candidate) }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || b.prominence - a.prominence || (a.slug < b.slug ? -1 : 1))
    .slice(0, limit)
    .map(({ slug }) => slug);
}

function computeLikeness(text: string, words: string[], candidate: SlugCandidate): number {
  if (candidate.identifiers.some((identifier) => identifier.toLowerCase() === text)) return IDENTIFIER_LIKENESS;
  const slugWords = candidate.slug.split('-');
  const nameWords = tokenizeQuery(candidate.name);
  if (words.every((word) => slugWords.includes(word) || nameWords.includes(word))) return ALL_WORDS_LIKENESS;
  const shared = computeWordOverlap(words, slugWords, nameWords);
  return (computeSpellingLikeness(words.join('-'), candidate.slug) + shared) / 2;
}

/** Returns 1 for equal texts and 0 for texts with nothing in common: edit distance relative to the longer length. */
function computeSpellingLikeness(a: string, b: string): number {
  const maxLength = Math.max(a.length, b.length);
  return 1 - editDistance(a, b, maxLength) / maxLength;
}

/**
 * Returns the Dice coefficient of the words of the input and of the slug. Words found only in the name count as well.
 */
function computeWordOverlap(words: string[], slugWords: string[], nameWords: string[]): number {
  const shared = words.filter((word) => [...slugWords, ...nameWords].some((other) => isSameWord(word, other))).length;
  return Math.min(1, (2 * shared) / (words.length + slugWords.length));
}

function isSameWord(a: string, b: string): boolean {
  if (a === b || toSingular(a) === toSingular(b)) return true;
  return Math.min(a.length, b.length) > 4 && editDistance(a, b, 1) <= 1;
}
