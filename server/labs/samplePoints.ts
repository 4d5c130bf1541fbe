import type { Schemas } from '../contract.js';
import { addPeriods, isCalendarFrequency } from '../series/periods.js';
import type { DatedValues } from '../series/transformedSample.js';

/** Values on the calendar of a sample with the date of each; null where the sample has no dates. */
export function samplePoints({ dates, frequency }: DatedValues, values: (number | null)[]): Schemas['LabPoint'][] {
  const first = dates?.[0];
  if (dates === undefined || first === undefined) return values.map((value) => ({ date: null, value }));
  const dateAt = isCalendarFrequency(frequency)
    ? (place: number) => addPeriods(first, place, frequency)
    : (place: number) => dates[place] ?? null;
  return values.map((value, place) => ({ date: dateAt(place), value }));
}
