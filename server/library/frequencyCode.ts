import type { Frequency } from '../series/frequency.js';

/** FRED's codes for the frequencies to which it aggregates. */
const codes: Record<string, Frequency> = {
  d: 'daily',
  w: 'weekly',
  bw: 'biweekly',
  m: 'monthly',
  q: 'quarterly',
  sa: 'semiannual',
  a: 'annual',
};

/** A frequency by its word or FRED's code; the contract admits no other text. */
export function readFrequency(text: string): Frequency {
  return codes[text] ?? (text as Frequency);
}
