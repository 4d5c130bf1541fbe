import type { Frequency } from '../../server/series/frequency.js';
import { addPeriods } from '../../server/series/periods.js';

/** Returns a row for each value, in consecutive periods from `start` on. */
export function dateValues<Value>(start: string, values: readonly Value[], frequency: Frequency) {
  return values.map((value, index) => ({ date: addPeriods(start, index, frequency), value }));
}
