import { findFirstIndex } from '../findFirstIndex.js';
import type { Frequency } from '../series/frequency.js';
import { getPeriodEnd } from '../series/periods.js';

/** A release on a date, of the period that begins on `referencePeriod`, if it is known. */
interface Dated {
  date: string;
  referencePeriod: string | null;
}

/** Returns a function that finds the first release date of the period that contains a day. Years of daily releases have thousands. */
export function indexDatedPeriods(dated: Dated[], frequency: Frequency): (day: string) => string | undefined {
  const firstDates = new Map<string, string>();
  for (const { date, referencePeriod: start } of dated) {
    if (start !== null && date < (firstDates.get(start) ?? '9999')) firstDates.set(start, date);
  }
  const periods = Array.from(firstDates, ([start, date]) => ({ start, end: getPeriodEnd(start, frequency), date }));
  periods.sort((a, b) => (a.start < b.start ? -1 : 1));
  return (day) => {
    const period = periods[findFirstIndex(periods, ({ start }) => start <= day) - 1];
    return period !== undefined && day <= period.end ? period.date : undefined;
  };
}
