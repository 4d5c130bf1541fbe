/** How much of a search text is read: the rest is ignored, so that the work is bounded whatever is sent. */
export const maxWords = 16;
const MAX_CHARACTERS = 1000;
const MAX_WORD_LENGTH = 40;

const DIACRITICS = /\p{M}/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const DOTTED_INITIALS = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?/gu;
const POSSESSIVE = /['’]s(?![\p{L}\p{N}])/gu;

/**
 * The words of a text: runs of letters and digits, lower-cased, diacritics folded. Dotted initials are one word
 * (U.S. → us) and a possessive 's is dropped.
 */
export function tokenize(text: string): string[] {
  const plain = foldCase(text)
    .replace(DOTTED_INITIALS, (initials) => initials.replaceAll('.', ''))
    .replace(POSSESSIVE, '');
  return plain.match(WORD) ?? [];
}

/** The words of a search text: of its first 1,000 characters, 16 words of at most 40 characters. */
export function tokenizeQuery(text: string): string[] {
  return tokenize(text.slice(0, MAX_CHARACTERS))
    .slice(0, maxWords)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

function foldCase(text: string): string {
  return text.normalize('NFKD').replace(DIACRITICS, '').toLowerCase();
}
