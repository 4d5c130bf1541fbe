import type { Schemas } from '../contract.js';
import { isCalendarFrequency, periodsBetween, startOfPeriod } from '../series/periods.js';
import type { DatedValues } from '../series/transformedSample.js';

/** What an answer says of a sample: the periods from and to which it has values, how many, and how many periods between lack one. */
export function describeSample({ values, dates, frequency }: DatedValues): Schemas['LabSample'] {
  const first = values.findIndex((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  if (first === -1) return { start: null, end: null, observations: 0, missing: 0 };
  const observations = values.reduce<number>((count, value) => (value === null ? count : count + 1), 0);
  const periodAt = (place: number) => (dates?.[place] === undefined ? null : startOfPeriod(dates[place], frequency));
  const [start, end] = [periodAt(first), periodAt(last)];
  const dated = start !== null && end !== null && isCalendarFrequency(frequency);
  const periods = (dated ? periodsBetween(start, end, frequency) : last - first) + 1;
  return { start, end, observations, missing: periods - observations };
}
