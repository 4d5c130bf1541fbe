import { createAutoregressiveSeries } from '../statistics/createAutoregressiveSeries.js';

/** Months with a trend, a season and shocks that are the same at every run; all above zero. */
export function createSeasonalSeries(count: number): Float64Array {
  const shocks = createAutoregressiveSeries(count);
  return shocks.map((shock, month) => (100 + 0.3 * month) * (1 + 0.1 * Math.sin((Math.PI * month) / 6)) + 4 * shock);
}
