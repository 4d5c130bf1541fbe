import type { RankedSeries } from './searchIndex.js';

/** A series whose last value is older than this has ended, or is out of date: in years, by frequency. */
const maxAgeYears: Record<string, number> = { annual: 5, semiannual: 4, quarterly: 3 };
const defaultMaxAgeYears = 2;
/** A series that covers fewer years is short. */
const minYears = 2;

/**
 * Whether a series is of little use today: its last value is old, it covers less than two years, or all its values are
 * projections.
 */
export function isEnded(
  { firstDate, lastDate, isProjected }: Pick<RankedSeries, 'firstDate' | 'lastDate' | 'isProjected'>,
  frequency: string,
  today: string,
): boolean {
  if (firstDate === null || lastDate === null) return false;
  return (
    isProjected === true ||
    lastDate < addYears(today, -(maxAgeYears[frequency] ?? defaultMaxAgeYears)) ||
    lastDate < addYears(firstDate, minYears)
  );
}

function addYears(date: string, count: number): string {
  return `${Number(date.slice(0, 4)) + count}${date.slice(4)}`;
}
