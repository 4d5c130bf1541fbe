/** Maximum number of words to read from a search text, which bounds the work for any input. */
export const maxWords = 16;
const MAX_CHARACTERS = 1000;
const MAX_WORD_LENGTH = 40;

const DIACRITICS = /\p{M}/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const DOTTED_INITIALS = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?/gu;
const POSSESSIVE = /['’]s(?![\p{L}\p{N}])/gu;

/**
 * Returns the words of a text: runs of letters and digits, in lower case, without diacritics. Dotted initials form one
 * word (U.S. → us); a possessive 's is dropped.
 */
export function tokenize(text: string): string[] {
  const plain = foldCase(text)
    .replace(DOTTED_INITIALS, (initials) => initials.replaceAll('.', ''))
    .replace(POSSESSIVE, '');
  return plain.match(WORD) ?? [];
}

/** Returns the words of a search text: at most 16 words of at most 40 characters from the first 1,000 characters. */
export function tokenizeQuery(text: string): string[] {
  return tokenize(text.slice(0, MAX_CHARACTERS))
    .slice(0, maxWords)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

function foldCase(text: string): string {
  return text.normalize('NFKD').replace(DIACRITICS, '').toLowerCase();
}
