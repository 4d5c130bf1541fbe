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
  words: Word[];
}

interface Word {
  text: string;
  singular: string;
  /** Words of slugs and names → whether they are similar to this one. Many candidates share them. */
  similar: Map<string, boolean>;
}

function toWord(text: string): Word {
  return { text, singular: toSingular(text), similar: new Map() };
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
  const typed: Input = { text, words: words.map(toWord) };
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
function rateWords(input: Input, candidate: SlugCandidate): Rated & { shared: number } {
  const { text, words } = input;
  if (candidate.identifiers.some((identifier) => identifier.toLowerCase() === text))
    return { ...candidate, shared: 0, likeness: IDENTIFIER_LIKENESS };
  const slugWords = candidate.slug.split('-');
  const allWords = new Set([...slugWords, ...tokenizeQuery(candidate.name)]);
  if (words.every((word) => allWords.has(word.text))) return { ...candidate, shared: 0, likeness: ALL_WORDS_LIKENESS };
  return { ...candidate, shared: computeWordOverlap(input, slugWords.length, allWords), likeness: 0 };
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

/**
 * Returns the Dice coefficient of the words of the input and of the slug. Words found only in the name count as well.
 */
function computeWordOverlap({ words }: Input, slugLength: number, others: Set<string>): number {
  const otherSingulars = new Set<string>();
  for (const other of others) otherSingulars.add(toSingular(other));
  const isShared = (word: Word) =>
    others.has(word.text) || otherSingulars.has(word.singular) || hasSimilarWord(word, others);
  return Math.min(1, (2 * words.filter(isShared).length) / (words.length + slugLength));
}

function hasSimilarWord(word: Word, others: Set<string>): boolean {
  if (word.text.length <= 4) return false;
  for (const other of others) {
    const isKnown = word.similar.get(other);
    const isSimilar = isKnown ?? areSimilar(word.text, other);
    if (isKnown === undefined) word.similar.set(other, isSimilar);
    if (isSimilar) return true;
  }
  return false;
}

function areSimilar(word: string, other: string): boolean {
  return other.length > 4 && Math.abs(other.length - word.length) <= 1 && editDistance(word, other, 1) <= 1;
}
