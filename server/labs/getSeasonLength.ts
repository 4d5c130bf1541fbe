import { type Frequency, observationsPerYear } from '../series/frequency.js';
import { isCalendarFrequency } from '../series/periods.js';

/**
 * Returns the number of observations per season; 1 for no season. The models do not fit a season to daily and weekly
 * series.
 */
export function getSeasonLength(frequency: Frequency | null): number {
  return frequency !== null && isCalendarFrequency(frequency) ? observationsPerYear[frequency] : 1;
}
