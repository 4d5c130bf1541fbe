/** Training values up to an origin, and the actual values after it. */
export interface OriginCase {
  /** Index in the series of the first value after the origin. */
  time: number;
  training: (number | null)[];
  actual: (number | null)[];
}

export interface RollingOriginOptions {
  period: number;
  horizon: number;
  /** Maximum number of origins; 20 by default. */
  maxOrigins?: number;
  /** Training length at the first origin; by default the minimum that can be fitted. */
  first?: number;
}

/** Returns the minimum training length: two seasons plus four values, and at least ten. */
export function getMinTrainingLength(period: number): number {
  return Math.max(2 * period + 4, 10);
}

/**
 * Lists origins spread evenly from the first to the last one followed by a full horizon. An origin after a gap moves
 * back to the last value before the gap, because forecasts start after the last known value.
 */
export function listRollingOrigins(
  series: readonly (number | null)[],
  { period, horizon, maxOrigins: maxCount = 20, first = getMinTrainingLength(period) }: RollingOriginOptions,
): OriginCase[] {
  const count = Math.max(0, series.length - horizon - first + 1);
  const all = Array.from({ length: count }, (_, index) => first + index);
  const times = spreadEvenly(all, maxCount).map(
    (time) => series.findLastIndex((value, index) => index < time && value !== null) + 1,
  );
  return [...new Set(times)].map((time) => ({
    time,
    training: series.slice(0, time),
    actual: series.slice(time, time + horizon),
  }));
}

/** Selects at most `maxCount` evenly spaced items, including the first and the last; the last when `maxCount` is 1. */
export function spreadEvenly<Item>(list: readonly Item[], maxCount: number): Item[] {
  const count = Math.min(maxCount, list.length);
  const gap = count > 1 ? (list.length - 1) / (count - 1) : 0;
  return Array.from(
    { length: count },
    (_, index) => list[Math.round(list.length - 1 - gap * (count - 1 - index))] as Item,
  );
}
