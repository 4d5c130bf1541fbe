import type { SeriesQuery } from './provider.js';

/** The first week of a year begins on 29 December of the previous year at the earliest (ISO 8601). */
const lastDaysOfYear = '12-29';

/**
 * Returns the years that cover a window. Services accept years for every frequency. The range is never narrower than the window: a week that begins in
 * the last days of a year may belong to the next year.
 */
export function getYearRange({ start, end }: Pick<SeriesQuery, 'start' | 'end'>): { from?: string; to?: string } {
  const lastYear = Number(end?.slice(0, 4)) + (end && end.slice(5) >= lastDaysOfYear ? 1 : 0);
  return { ...(start && { from: start.slice(0, 4) }), ...(end && { to: String(Math.min(lastYear, 9999)) }) };
}
