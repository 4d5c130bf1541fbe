import { listPluralCompletions, toSingular } from './toSingular.js';

/** What to look for in texts. */
export interface WantedWords {
  /** In the singular. */
  words: string[];
  /** Beginnings of words. */
  prefixes: string[];
}

/** Reads words, of which a trailing `*` marks the beginning of a word. The beginning `salari*` also stands for the singular `salary`. */
export function readWantedWords(texts: readonly string[]): WantedWords {
  const prefixes = texts.filter((text) => text.endsWith('*')).map((text) => text.slice(0, -1));
  const whole = texts.filter((text) => !text.endsWith('*')).map(toSingular);
  return {
    words: [...new Set([...whole, ...prefixes.flatMap(listPluralCompletions)])],
    prefixes: [...new Set(prefixes)],
  };
}

/** Creates a pattern that finds these words in a text with a blank on either side of each word; undefined if there are none. */
export function createWordPattern({ words, prefixes }: WantedWords): RegExp | undefined {
  const texts = [...words.map(escapeForPattern), ...prefixes.map((prefix) => `${escapeForPattern(prefix)}[^ ]*`)];
  return texts.length === 0 ? undefined : new RegExp(` (${texts.join('|')})(?= )`, 'g');
}

/** Returns a pattern that matches a text as it is. */
function escapeForPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
