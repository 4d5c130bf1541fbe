import type { Frequency } from '../series/frequency.js';

/** Equally spaced values with their dates; dates are null for undated values. */
export interface RegularSeries {
  values: (number | null)[];
  dates: (string | null)[];
  /** Null when unknown. */
  frequency: Frequency | null;
}
