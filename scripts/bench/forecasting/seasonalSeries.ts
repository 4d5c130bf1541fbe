import { returningSeries } from '../statistics/returningSeries.js';

/** Months with a trend, a season and shocks that are the same at every run; all above zero. */
export function seasonalSeries(count: number): Float64Array {
  const shocks = returningSeries(count);
  return shocks.map((shock, month) => (100 + 0.3 * month) * (1 + 0.1 * Math.sin((Math.PI * month) / 6)) + 4 * shock);
}
