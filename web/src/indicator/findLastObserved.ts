import type { Point } from '../values/lines';

/**
 * Returns the date of the last observed value. If all values are projections, that of the one for today, or the nearest. Undefined without values.
 */
export function findLastObserved(points: Point[], today: string): string | undefined {
  const known = points.filter(({ value }) => value !== null);
  const observed = known.findLast(({ projection }) => !projection) ?? known.findLast(({ date }) => date <= today);
  return (observed ?? known[0])?.date;
}
