import type { Frequency } from '../series/frequency.js';

/** FRED's codes of aggregation frequencies. */
const frequenciesByCode: Record<string, Frequency> = {
  d: 'daily',
  w: 'weekly',
  bw: 'biweekly',
  m: 'monthly',
  q: 'quarterly',
  sa: 'semiannual',
  a: 'annual',
};

/** Returns the frequency for its name or FRED's code. The contract allows no other values. */
export function parseFrequency(text: string): Frequency {
  return frequenciesByCode[text] ?? (text as Frequency);
}
