import { toSingular } from './toSingular.js';

/** A condition on the terms of an indicator: a term, the beginning of one, or several conditions. */
export type Condition = string | { prefix: string } | { all: Condition[] } | { any: Condition[] };

const maxTermLength = 200;

/**
 * Names of the terms of the full-text index. A singular word is its own term. Other terms begin with an underscore, which no word
 * contains, and a letter for what they state.
 */
export const terms = {
  word: (word: string) => word.slice(0, maxTermLength),
  /** A word of the name, a keyword, an id or the class. */
  filed: (word: string) => `_f${word}`.slice(0, maxTermLength),
  /** An id at the provider from which imports read a series. */
  importId: (word: string) => `_h${word}`.slice(0, maxTermLength),
  /** A word of the name. */
  name: (word: string) => `_n${word}`.slice(0, maxTermLength),
  fullName: (text: string) => `_t${text.replaceAll(' ', '_')}`.slice(0, maxTermLength),
  /** A country of which the indicator has a series. */
  country: (code: string) => `_c${plain(code)}`,
  /** A country in the name or a keyword. */
  place: (code: string) => `_p${plain(code)}`,
  provider: (name: string) => `_s${plain(name)}`,
  /** The provider from which imports read a series. */
  importProvider: (name: string) => `_o${plain(name)}`,
  frequency: (name: string) => `_q${plain(name)}`,
  category: (name: string) => `_k${plain(name)}`,
  seasonalAdjustment: (name: string) => `_a${plain(name)}`,
  /** At least so many other indicators list this one as related. */
  prominence: (count: number) => `_r${count}`,
  /** Three characters of the slug. */
  slugPart: (letters: string) => `_g${letters}`,
};

/** The counts of related indicators that have a term, the largest first. */
export const prominenceSteps = [4, 1];

/** Lists the parts of three characters of a slug without hyphens, with two blanks on either side. */
export function listSlugParts(slug: string): string[] {
  const text = `__${plain(slug)}__`;
  return Array.from({ length: text.length - 2 }, (_, index) => terms.slugPart(text.slice(index, index + 3)));
}

/** Returns the condition that a word or, with a trailing `*`, a word that it begins, matches; `name` makes the terms. */
export function matchText(text: string, name: (word: string) => string): Condition {
  return text.endsWith('*') ? { prefix: name(text.slice(0, -1)) } : name(toSingular(text));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
