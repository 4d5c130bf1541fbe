import type { Schemas } from '../schemas.js';
import { countPeriodsBetween, getPeriodStart, isCalendarFrequency } from '../series/periods.js';
import type { DatedValues } from '../series/transformedSample.js';

/**
 * Summarizes a sample: its first and last period with a value, and the number of periods in between with and without
 * one.
 */
export function describeSample({ values, dates, frequency }: DatedValues): Schemas['LabSample'] {
  const first = values.findIndex((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  if (first === -1) return { start: null, end: null, observations: 0, missing: 0 };
  const observations = values.reduce<number>((count, value) => (value === null ? count : count + 1), 0);
  const getPeriod = (index: number) => (dates?.[index] === undefined ? null : getPeriodStart(dates[index], frequency));
  const [start, end] = [getPeriod(first), getPeriod(last)];
  const isDated = start !== null && end !== null && isCalendarFrequency(frequency);
  const periods = (isDated ? countPeriodsBetween(start, end, frequency) : last - first) + 1;
  return { start, end, observations, missing: periods - observations };
}
