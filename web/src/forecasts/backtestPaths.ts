import type { BacktestResult, BacktestTarget, ForecastModel } from 'almanac-sdk';
import type { Point } from '../values/lines';

/** A model's forecast of one period, made at one origin. */
export interface TestedForecast extends BacktestTarget {
  /** The day as of which the model knew; the last date it knew where no vintages were used. */
  madeOn: string;
  forecast: number | null;
}

/** What a model forecast at each origin, oldest first. */
export function pathsOf({ origins }: BacktestResult, model: ForecastModel): TestedForecast[][] {
  return origins.flatMap(({ vintage, lastDate, targets, forecasts }) => {
    const made = forecasts.find((each) => each.model === model)?.result;
    if (made?.status !== 'computed') return [];
    return [
      targets.map((target, place) => ({
        ...target,
        madeOn: vintage ?? lastDate,
        forecast: made.forecasts[place]?.forecast ?? null,
      })),
    ];
  });
}

/** The latest values from a little before the first origin to the last target, on one axis with the targets. */
export function spanOf({ origins }: BacktestResult, latest: readonly Point[]): Point[] {
  const targets = origins.flatMap((origin) => origin.targets.map(({ date }) => date));
  const lead = Math.max(...origins.map((origin) => origin.targets.length));
  const first = latest.findIndex(({ date }) => date >= (origins[0]?.lastDate ?? ''));
  const known = new Map(latest.slice(Math.max(first - lead, 0)).map(({ date, value }) => [date, value]));
  const end = targets.reduce((most, date) => (date > most ? date : most), '');
  const dates = [...new Set([...known.keys(), ...targets])].filter((date) => date <= end).sort();
  return dates.map((date) => ({ date, value: known.get(date) ?? null }));
}
