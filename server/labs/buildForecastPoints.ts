import type { Forecast } from '../forecasting/forecastResult.js';
import type { Schemas } from '../schemas.js';

type Bounds = Schemas['ForecastPoint']['intervals'];

/** Pairs dates with point forecasts and interval bounds, in order; intervals are sorted by ascending level. */
export function buildForecastPoints<PointDate extends string | null>(
  dates: readonly PointDate[],
  { point, intervals }: Pick<Forecast, 'point' | 'intervals'>,
): { date: PointDate; forecast: number | null; intervals: Bounds }[] {
  return dates.map((date, step) => ({
    date,
    forecast: point[step] ?? null,
    intervals: intervals.map(({ level, lower, upper }) => ({
      level,
      lower: lower[step] ?? null,
      upper: upper[step] ?? null,
    })),
  }));
}
