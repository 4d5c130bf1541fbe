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

/** A frequency as the library has it. */
export type NamedFrequency = (typeof frequencies)[keyof typeof frequencies];

export const frequencyWords: string[] = Object.keys(frequencies);

/** The frequency that a word names; undefined when it names none. */
export function findFrequency(word: string): NamedFrequency | undefined {
  return Object.hasOwn(frequencies, word) ? frequencies[word as keyof typeof frequencies] : undefined;
}
