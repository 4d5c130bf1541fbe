import type { SeriesQuery } from './provider.js';

/** The first week of a year begins on 29 December of the one before at the earliest (ISO 8601). */
const lastDaysOfYear = '12-29';

/**
 * The years that a window lies in: what services can be asked for whatever the frequency of a series. Wider than the window, never narrower: what begins
 * in the last days of a year may be a week of the next.
 */
export function getYearRange({ start, end }: Pick<SeriesQuery, 'start' | 'end'>): { from?: string; to?: string } {
  const lastYear = Number(end?.slice(0, 4)) + (end && end.slice(5) >= lastDaysOfYear ? 1 : 0);
  return { ...(start && { from: start.slice(0, 4) }), ...(end && { to: String(Math.min(lastYear, 9999)) }) };
}
