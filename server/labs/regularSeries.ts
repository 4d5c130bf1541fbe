import type { Frequency } from '../series/frequency.js';

/** Values a period apart, with the date of each where they have one. */
export interface RegularSeries {
  values: (number | null)[];
  dates: (string | null)[];
  /** Null where it is not known. */
  frequency: Frequency | null;
}
