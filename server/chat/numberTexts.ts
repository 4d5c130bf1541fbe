/** Stands for a value that the server writes. */
export const valueMark = '\uE000';
/** Stands for an allowed number. */
export const allowedMark = '\uE001';
/** Stands for an allowed year, or a day or month with its year. */
export const yearMark = '\uE002';

export const ignoreCase = 'giu';
/** Between two words, also if they are joined. */
export const gap = '[\\s\\p{Pd}]{1,9}';

/** Unit words. A number before one is a quantity, not a date. */
export const unitWords =
  '(?:percent|per ?cent|pct|%|‰|percentage|basis|points?|pp|bps?|thousand|million|billion|trillion|bn|mn|dollars?|euros?|pounds?|yen|usd|eur|gbp|people|persons|jobs|workers|households|units|barrels|tonnes|times|fold|x)';
export const beforeUnit = `(?!\\s{0,9}\\p{Pd}?\\s{0,9}${unitWords}(?![\\p{L}\\p{N}]))`;

/** Makes digits plain, and removes characters that are not visible or have no meaning. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\p{Cf}\p{Co}\p{DI}\u2800]/gu, '');
}
