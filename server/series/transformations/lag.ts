import { calendarPeriodOrdinal, isCalendarFrequency } from '../periods.js';
import type { TransformationContext, Values } from './transformation.js';

/**
 * The time of each observation in whole periods: the calendar period for monthly to annual series, so that a missing
 * row leaves a gap; the position for daily to biweekly series, of which days and weeks without a row (weekends, holidays) are no
 * periods, and for values without dates.
 */
export function timeIndex(values: Values, { frequency, dates }: TransformationContext): number[] {
  if (dates === undefined || !isCalendarFrequency(frequency)) return values.map((_, position) => position);
  return dates.map((date) => calendarPeriodOrdinal(date, frequency));
}

/** The value that stood `periods` periods before each observation; null where there is none. */
export function lagged(values: Values, periods: number, context: TransformationContext): (number | null)[] {
  const times = timeIndex(values, context);
  let earlier = 0;
  return times.map((time) => {
    while ((times[earlier] ?? time) < time - periods) earlier++;
    return times[earlier] === time - periods ? (values[earlier] ?? null) : null;
  });
}
