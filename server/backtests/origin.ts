import { listDatesAfter } from '../labs/listDatesAfter.js';
import type { Frequency } from '../series/frequency.js';
import { addPeriods, countPeriodsBetween, isCalendarFrequency } from '../series/periods.js';
import type { DatedNumber, FirstValue, RevisionHistory } from './revisionHistory.js';

/** A forecast period and its actual values, in the unit of the latest vintage. */
export interface Target {
  step: number;
  date: string;
  first: FirstValue | null;
  latest: number | null;
}

/** A forecast origin: the training values and the periods to forecast. */
export interface Origin {
  /** Date of the vintage of the training values; null for a pseudo origin, which uses the latest values. */
  vintage: string | null;
  unit: string;
  /** Factor that converts values of this unit to the unit of the latest vintage. */
  factor: number;
  lastDate: string;
  /** Training values, oldest first; never empty. */
  training: DatedNumber[];
  targets: Target[];
}

export interface OriginOptions {
  frequency: Frequency;
  /** Observations per season; 1 for no season. */
  period: number;
  horizon: number;
  /** Maximum number of origins. */
  maxOrigins: number;
  /** Maximum number of training periods; null for no limit. */
  window: number | null;
  /**
   * Bounds of the origin dates, inclusive: the vintage date in real time, the date of the last observation otherwise.
   */
  from: string | null;
  to: string | null;
}

/**
 * Lists the dates of the periods after a date. For frequencies without a fixed calendar, takes them from the latest
 * vintage first.
 */
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

/** Limits training values to the last `window` periods. */
export function applyWindow(known: DatedNumber[], { frequency, window }: Pick<OriginOptions, 'frequency' | 'window'>) {
  const last = known.at(-1)?.date;
  if (window === null || last === undefined) return known;
  if (!isCalendarFrequency(frequency)) return known.slice(-window);
  const start = addPeriods(last, 1 - window, frequency);
  return known.filter(({ date }) => date >= start);
}

/** Whether a day is within the bounds of origin dates. */
export function isWithin(day: string, { from, to }: Pick<OriginOptions, 'from' | 'to'>): boolean {
  return (from === null || day >= from) && (to === null || day <= to);
}

/**
 * Returns the maximum number of consecutive origins whose forecasts, `stepsAhead` periods long, cover a common period.
 */
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
