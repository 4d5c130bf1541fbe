import { toSingular } from './toSingular.js';

/** Words that join, and words that people put around the name of a figure without narrowing it ("latest … data", "… y/y"). */
const stopWords = new Set(
  `a an and are as at be by do does for from has have how i in into is it its me much my of on or our per s show some that the
  their these this to versus vs was were what when where which who with
  chart charts data dataset download find get give graph historical history indicator indicators latest plot
  recent series statistics stats table today mom qoq yoy saar m q y`.split(/\s+/),
);

/** Words for the form of a figure rather than what it measures: an inflation rate is filed under inflation. In the singular. */
export const fillerWords = 'amount change figure growth index level number percent percentage rate value'.split(' ');

/** Whether a word says nothing. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Whether a word need not be met, though what has it fits better. */
export function isFillerWord(word: string): boolean {
  return fillerWords.includes(toSingular(word));
}
