import type { Schemas } from '../schemas.js';
import { addPeriods, isCalendarFrequency } from '../series/periods.js';
import type { DatedValues } from '../series/transformedSample.js';

/** Adds dates to values aligned with the calendar of a sample; dates are null when the sample has none. */
export function toSamplePoints({ dates, frequency }: DatedValues, values: (number | null)[]): Schemas['LabPoint'][] {
  const first = dates?.[0];
  if (dates === undefined || first === undefined) return values.map((value) => ({ date: null, value }));
  const getDate = isCalendarFrequency(frequency)
    ? (index: number) => addPeriods(first, index, frequency)
    : (index: number) => dates[index] ?? null;
  return values.map((value, index) => ({ date: getDate(index), value }));
}
