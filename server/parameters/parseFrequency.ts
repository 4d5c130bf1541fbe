import type { Frequency } from '../series/frequency.js';

/** FRED's codes for the frequencies to which it aggregates. */
const frequenciesByCode: Record<string, Frequency> = {
  d: 'daily',
  w: 'weekly',
  bw: 'biweekly',
  m: 'monthly',
  q: 'quarterly',
  sa: 'semiannual',
  a: 'annual',
};

/** A frequency by its word or FRED's code; the contract admits no other text. */
export function parseFrequency(text: string): Frequency {
  return frequenciesByCode[text] ?? (text as Frequency);
}
