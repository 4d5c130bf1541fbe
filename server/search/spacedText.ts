/** Joins words to a text with a blank on either side of each; empty without words. */
export function spaceWords(words: readonly string[]): string {
  return words.length === 0 ? '' : ['', ...words, ''].join(' ');
}

/** Joins names, each of words with blanks between them, to a text with a line for each. Each line begins and ends with a blank. */
export function joinNames(names: readonly string[]): string {
  return names.map((name) => ` ${name} `).join('\n');
}
