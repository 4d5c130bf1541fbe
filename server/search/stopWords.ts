import { toSingular } from './toSingular.js';

/** Function words, and words that people add to a search without narrowing it ("latest … data", "… y/y"). */
const stopWords = new Set(
  `a an and are as at be by do does for from has have how i in into is it its me much my of on or our per s show some that the
  their these this to versus vs was were what when where which who with
  chart charts data dataset download find get give graph historical history indicator indicators latest plot
  recent series statistics stats table today mom qoq yoy saar m q y`.split(/\s+/),
);

/**
 * Words for the form of a value rather than its subject: an inflation rate is indexed as inflation. In the singular.
 */
export const fillerWords = 'amount change figure growth index level number percent percentage rate value'.split(' ');

/** Whether a word carries no meaning in a search. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Whether a word is optional: it improves the ranking but need not match. */
export function isFillerWord(word: string): boolean {
  return fillerWords.includes(toSingular(word));
}
