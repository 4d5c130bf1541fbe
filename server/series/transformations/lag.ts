import { getCalendarPeriodOrdinal, isCalendarFrequency } from '../periods.js';
import type { Values } from '../values.js';
import type { TransformationContext } from './transformation.js';

/**
 * The time of each observation in whole periods. For monthly to annual series, it is the calendar period, so that a
 * missing row leaves a gap. For daily to biweekly series, where days and weeks without a row (weekends, holidays) are
 * not periods, and for values without dates, it is the index.
 */
export function computeTimeIndexes(values: Values, { frequency, dates }: TransformationContext): number[] {
  if (dates === undefined || !isCalendarFrequency(frequency)) return values.map((_, index) => index);
  return dates.map((date) => getCalendarPeriodOrdinal(date, frequency));
}

/** The value `periods` periods before each observation; null if there is none. */
export function lagValues(values: Values, periods: number, context: TransformationContext): (number | null)[] {
  const times = computeTimeIndexes(values, context);
  let baseIndex = 0;
  return times.map((time) => {
    while ((times[baseIndex] ?? time) < time - periods) baseIndex++;
    return times[baseIndex] === time - periods ? (values[baseIndex] ?? null) : null;
  });
}
