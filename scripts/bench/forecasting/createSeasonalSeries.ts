import { createAutoregressiveSeries } from '../statistics/createAutoregressiveSeries.js';

/** Creates monthly values with a trend, a season and fixed shocks. All values are above zero. */
export function createSeasonalSeries(count: number): Float64Array {
  const shocks = createAutoregressiveSeries(count);
  return shocks.map((shock, month) => (100 + 0.3 * month) * (1 + 0.1 * Math.sin((Math.PI * month) / 6)) + 4 * shock);
}
