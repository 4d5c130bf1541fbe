/** What was known at a time, and what came after it. */
export interface OriginCase {
  /** Where the first value after the origin stands in the series. */
  time: number;
  training: (number | null)[];
  actual: (number | null)[];
}

export interface RollingOriginOptions {
  period: number;
  horizon: number;
  /** Origins at most; 20 by default. */
  maxOrigins?: number;
  /** Values known at the first origin; the fewest that can be fitted by default. */
  first?: number;
}

/** Values that leave enough to fit: two seasons and a little. */
export function getMinTrainingLength(period: number): number {
  return Math.max(2 * period + 4, 10);
}

/**
 * Origins spread evenly from the first to the last with a full horizon after it. One that would stand after a gap moves back to the last
 * value before it, as forecasts begin after the last value that is known.
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

/** So many of a list at most, at even distances, the first and the last among them; of one, the last. */
export function spreadEvenly<Item>(list: readonly Item[], maxCount: number): Item[] {
  const count = Math.min(maxCount, list.length);
  const gap = count > 1 ? (list.length - 1) / (count - 1) : 0;
  return Array.from(
    { length: count },
    (_, index) => list[Math.round(list.length - 1 - gap * (count - 1 - index))] as Item,
  );
}
