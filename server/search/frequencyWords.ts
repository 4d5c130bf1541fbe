const frequencies = {
  daily: 'daily',
  weekly: 'weekly',
  biweekly: 'biweekly',
  monthly: 'monthly',
  quarterly: 'quarterly',
  semiannual: 'semiannual',
  annual: 'annual',
  annually: 'annual',
  yearly: 'annual',
} as const;

/** A frequency of the library that a word can name. */
export type NamedFrequency = (typeof frequencies)[keyof typeof frequencies];

export const frequencyWords: string[] = Object.keys(frequencies);

/** Returns the frequency that a word names, or undefined. */
export function findFrequency(word: string): NamedFrequency | undefined {
  return Object.hasOwn(frequencies, word) ? frequencies[word as keyof typeof frequencies] : undefined;
}
