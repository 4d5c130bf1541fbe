import type { Frequency } from '../frequency.js';

/** What a rule is about, for its sentences. */
export interface AlertSubject {
  name: string;
  country: string;
  frequency: Frequency;
  /** The unit of the latest vintage. Levels are stated in it. */
  unit: string;
}

/** The moment at which a condition held. */
export interface Firing {
  /** The day of the vintage, or of the event. */
  vintage: string;
  /** The first day of the period; null if the condition is not about a period. */
  period: string | null;
  /** The value that was compared, in the units of the condition. */
  value: number | null;
  /** The value of the period before the vintage; null if there was none. */
  previousValue: number | null;
  sentence: string;
}

/** One for all numbers: to create it takes longer than to format a number. */
const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });

/** Formats a number for a sentence. */
export function formatNumber(value: number): string {
  return numberFormat.format(Number(value.toPrecision(6)));
}
