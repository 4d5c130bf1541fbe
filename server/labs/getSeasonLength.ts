import { type Frequency, observationsPerYear } from '../series/frequency.js';
import { isCalendarFrequency } from '../series/periods.js';

/** Observations in a season; 1 for none. Days and weeks have none that the models could learn. */
export function getSeasonLength(frequency: Frequency | null): number {
  return frequency !== null && isCalendarFrequency(frequency) ? observationsPerYear[frequency] : 1;
}
