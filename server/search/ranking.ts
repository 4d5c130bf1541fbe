import { type IndexedIndicator, isFiled, type RankedIndicator, type SearchIndex } from './searchIndex.js';
import { listCompletions } from './sortedWords.js';
import { listPluralCompletions, toSingular } from './toSingular.js';
import { createWordPattern, readWantedWords } from './wantedWords.js';

/** A synonym counts for less than the word itself. */
const synonymWeight = 0.7;
const completionWeight = 0.9;
const optionalWeight = 0.3;
/** Projections rank after similar indicators. A text that asks for projections matches no others. */
const projectionFactor = 0.95;

/** A group of words of a query, looked up in the index. */
export interface Term {
  /** The texts that were looked up. */
  group: string[];
  /** Singular words that match the group → weight. */
  words: Map<string, number>;
  /** Index of an indicator → how well it matches the group, up to 1. */
  strengths: Map<number, number>;
  /** Index of an indicator that matches by name, keyword or id → 1 for the word itself, less for a synonym. */
  filed: Map<number, number>;
  /** Higher for rarer words. */
  weight: number;
  isOptional: boolean;
}

/** Looks up one group of words. The first is the word itself; a trailing `*` marks a prefix. */
export function lookUp(
  index: SearchIndex<RankedIndicator>,
  group: string[],
  { isOptional } = { isOptional: false },
): Term {
  const words = expandGroup(index, group);
  const strengths = new Map<number, number>();
  const filed = new Map<number, number>();
  for (const [word, weight] of words) {
    // `forEach` creates no array for each entry.
    index.postings.get(word)?.forEach((strength, position) => {
      strengths.set(position, Math.max(weight * strength, strengths.get(position) ?? 0));
      if (isFiled(strength)) filed.set(position, Math.max(weight, filed.get(position) ?? 0));
    });
  }
  const rarity = Math.log(1 + index.size / Math.max(1, index.countFiled(group, filed)));
  return { group, words, strengths, filed, weight: isOptional ? rarity * optionalWeight : rarity, isOptional };
}

function expandGroup(index: SearchIndex<RankedIndicator>, group: string[]): Map<string, number> {
  const words = new Map<string, number>();
  const add = (word: string, weight: number) => {
    const singular = toSingular(word);
    words.set(singular, Math.max(weight, words.get(singular) ?? 0));
  };
  group.forEach((text, position) => {
    const prefix = text.endsWith('*') ? text.slice(0, -1) : undefined;
    if (prefix === undefined) add(text, position === 0 ? 1 : synonymWeight);
    else
      for (const word of [...listCompletions(index.words, prefix), ...listPluralCompletions(prefix)])
        add(word, completionWeight);
  });
  return words;
}

/** Computes the share of the required terms that match by name, keyword or id, from 0 to 1. Synonyms count for less. */
export function computeNameShare({ terms, totalWeight }: WeightedTerms, position: number): number {
  return computeWeightedShare(terms, totalWeight, ({ filed }) => filed.get(position) ?? 0);
}

/** Terms of a query, and the sum of their weights. */
export interface WeightedTerms {
  terms: Term[];
  totalWeight: number;
}

/** The terms of a query, with what is the same for all indicators. */
export interface TermList extends WeightedTerms {
  /** Singular word → its highest weight in a term. */
  wordWeights: Map<string, number>;
  /** Finds words of the terms in names; undefined without terms. */
  pattern: RegExp | undefined;
}

/** Prepares terms for `computeNameShare`. */
export function weighTerms(terms: Term[]): WeightedTerms {
  return { terms, totalWeight: terms.reduce((sum, { weight }) => sum + weight, 0) };
}

/** Prepares terms for `computeFit`. */
export function toTermList(terms: Term[]): TermList {
  const wordWeights = new Map<string, number>();
  for (const { words } of terms)
    for (const [word, weight] of words) wordWeights.set(word, Math.max(weight, wordWeights.get(word) ?? 0));
  const pattern = createWordPattern(readWantedWords(terms.flatMap(({ group }) => group)));
  return { ...weighTerms(terms), wordWeights, pattern };
}

/**
 * Computes the text fit of an indicator, from 0 to 1: half from the fields in which the words occur, half from the most
 * similar name or keyword, both weighted by the words. The more prominent of two indicators can score up to twice as
 * high. Projections score a little less.
 */
export function computeFit(
  list: TermList,
  { indicator, names, isProjection }: IndexedIndicator<RankedIndicator>,
  position: number,
): number {
  const { prominence } = indicator;
  const prominenceFactor = ((1 + prominence / (6 + prominence)) / 2) * (isProjection ? projectionFactor : 1);
  if (list.terms.length === 0) return prominenceFactor;
  const fieldFit = computeWeightedShare(list.terms, list.totalWeight, ({ strengths }) => strengths.get(position) ?? 0);
  return (prominenceFactor * (fieldFit + computeNameFit(list, names))) / 2;
}

/** Computes the similarity of the most similar name, from 0 to 1. Reads only the names that contain a word of the terms. */
function computeNameFit(list: TermList, names: string): number {
  const { pattern } = list;
  if (pattern === undefined) return 0;
  let nameFit = 0;
  pattern.lastIndex = 0;
  while (pattern.test(names)) {
    // The end of a word, so within the line, which begins and ends with a blank.
    const { lastIndex } = pattern;
    const end = findLineEnd(names, lastIndex);
    const name = names.slice(names.lastIndexOf('\n', lastIndex) + 2, end - 1).split(' ');
    const inText = computeShareInText(name, list);
    // The similarity of a name is at most this share.
    if (inText > nameFit) nameFit = Math.max(nameFit, inText * computeShareInName(name, list));
    pattern.lastIndex = end;
  }
  return nameFit;
}

function findLineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

/** Computes the share of a name that is in the text. */
function computeShareInText(name: string[], { wordWeights }: TermList): number {
  let sum = 0;
  for (const word of name) sum += wordWeights.get(word) ?? 0;
  return sum / name.length;
}

/** Computes the share of the text that is in a name. */
function computeShareInName(name: string[], { terms, totalWeight }: TermList): number {
  return computeWeightedShare(terms, totalWeight, ({ words }) => {
    let highest = 0;
    for (const word of name) highest = Math.max(highest, words.get(word) ?? 0);
    return highest;
  });
}

function computeWeightedShare(terms: Term[], totalWeight: number, getPart: (term: Term) => number): number {
  if (totalWeight === 0) return 0;
  let sum = 0;
  for (const term of terms) sum += term.weight * getPart(term);
  return sum / totalWeight;
}
