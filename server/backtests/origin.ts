import { listDatesAfter } from '../labs/listDatesAfter.js';
import type { Frequency } from '../series/frequency.js';
import { addPeriods, countPeriodsBetween, isCalendarFrequency } from '../series/periods.js';
import type { DatedNumber, FirstValue, RevisionHistory } from './revisionHistory.js';

/** A period that is forecast, and what came of it, in the unit of the latest vintage. */
export interface Target {
  step: number;
  date: string;
  first: FirstValue | null;
  latest: number | null;
}

/** A day from which models forecast: what they know, and what came. */
export interface Origin {
  /** The day as of which the values were known; null where the latest ones are cut off. */
  vintage: string | null;
  unit: string;
  /** What values of this unit are multiplied by to be in that of the latest vintage. */
  factor: number;
  lastDate: string;
  /** What was known, oldest first; never empty. */
  training: DatedNumber[];
  targets: Target[];
}

export interface OriginOptions {
  frequency: Frequency;
  /** Observations in a season; 1 for none. */
  period: number;
  horizon: number;
  /** Origins at most. */
  maxOrigins: number;
  /** Periods that models see at most. */
  window: number | null;
  /** The days between which origins lie; the day of the vintage in real time, that of the last observation otherwise. */
  from: string | null;
  to: string | null;
}

/** The dates of the periods after one: as the latest vintage has them, where the frequency does not say. */
export function listPeriodsAfter(
  date: string,
  history: RevisionHistory,
  { frequency, horizon }: Pick<OriginOptions, 'frequency' | 'horizon'>,
): string[] {
  if (isCalendarFrequency(frequency)) return listDatesAfter(date, frequency, horizon);
  const laterObservations = history.latest.filter((observation) => observation.date > date).slice(0, horizon);
  const dates = laterObservations.map((observation) => observation.date);
  return [...dates, ...listDatesAfter(dates.at(-1) ?? date, frequency, horizon - dates.length)];
}

/** The last periods that are known, so many at most. */
export function applyWindow(known: DatedNumber[], { frequency, window }: Pick<OriginOptions, 'frequency' | 'window'>) {
  const last = known.at(-1)?.date;
  if (window === null || last === undefined) return known;
  if (!isCalendarFrequency(frequency)) return known.slice(-window);
  const start = addPeriods(last, 1 - window, frequency);
  return known.filter(({ date }) => date >= start);
}

/** Whether a day lies within the bounds of an origin. */
export function isWithin(day: string, { from, to }: Pick<OriginOptions, 'from' | 'to'>): boolean {
  return (from === null || day >= from) && (to === null || day <= to);
}

/** Origins in a row whose forecasts, `ahead` periods long, reach into the same periods. */
export function computeOverlap(
  origins: readonly Origin[],
  history: RevisionHistory,
  frequency: Frequency,
  stepsAhead: number,
): number {
  const countPeriods = (from: string, to: string) =>
    isCalendarFrequency(frequency)
      ? countPeriodsBetween(from, to, frequency)
      : history.latest.filter(({ date }) => date > from && date <= to).length;
  const overlaps = origins.map(
    ({ lastDate }, index) =>
      origins.slice(index).filter((later) => countPeriods(lastDate, later.lastDate) < stepsAhead).length,
  );
  return Math.max(1, ...overlaps);
}
