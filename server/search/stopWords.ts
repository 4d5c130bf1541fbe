/** Words that join, and words that people put around the name of a figure without narrowing it ("latest … data"). */
const stopWords = new Set(
  `a an and are as at be by do does for from has have how i in into is it its me much my of on or our per s show some that the
  their these this to versus vs was were what when where which who with
  chart charts data dataset download find get give graph growth historical history indicator indicators latest plot
  recent series statistics stats table today yoy qoq`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
