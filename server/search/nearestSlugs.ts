import { editDistance } from './editDistance.js';
import { singularOf } from './singular.js';
import { readWords } from './words.js';

export interface SlugCandidate {
  slug: string;
  name: string;
  /** Provider series ids, e.g. CPIAUCSL. */
  identifiers: string[];
}

const LONGEST_WANTED = 100;
/** Below this likeness (0 to 1) a suggestion puzzles more than it helps. */
const LEAST_LIKENESS = 0.35;
const GIVEN_BY_IDENTIFIER = 2;

/**
 * Slugs a person may have meant by one that does not exist, best first: whose provider series id was given, then by
 * likeness of spelling and shared words. Ties go by the alphabet; nothing alike gives an empty list.
 */
export function nearestSlugs(wanted: string, candidates: SlugCandidate[], limit: number): string[] {
  const text = wanted.slice(0, LONGEST_WANTED).trim().toLowerCase();
  const words = readWords(text);
  if (words.length === 0) return [];
  return candidates
    .map((candidate) => ({ slug: candidate.slug, likeness: likenessOf(text, words, candidate) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || (a.slug < b.slug ? -1 : 1))
    .slice(0, limit)
    .map(({ slug }) => slug);
}

function likenessOf(text: string, words: string[], candidate: SlugCandidate): number {
  if (candidate.identifiers.some((identifier) => identifier.toLowerCase() === text)) return GIVEN_BY_IDENTIFIER;
  const shared = sharedWords(words, candidate.slug.split('-'), readWords(candidate.name));
  return (spellingLikeness(words.join('-'), candidate.slug) + shared) / 2;
}

/** 1 for the same text, 0 for nothing in common: edits against the longer length. */
function spellingLikeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return 1 - editDistance(a, b, longest) / longest;
}

/** Dice coefficient of the words wanted and those of the slug; a word found only in the name counts as well. */
function sharedWords(words: string[], slugWords: string[], nameWords: string[]): number {
  const shared = words.filter((word) => [...slugWords, ...nameWords].some((other) => isSameWord(word, other))).length;
  return Math.min(1, (2 * shared) / (words.length + slugWords.length));
}

function isSameWord(a: string, b: string): boolean {
  if (a === b || singularOf(a) === singularOf(b)) return true;
  return Math.min(a.length, b.length) > 4 && editDistance(a, b, 1) <= 1;
}
