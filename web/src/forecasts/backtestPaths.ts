import type { BacktestResult, BacktestTarget, ForecastModel } from 'almanac-sdk';
import type { Point } from '../values/lines';

/** A model's forecast of one period, made at one origin. */
export interface BacktestForecast extends BacktestTarget {
  /** The day as of which the model knew; the last date it knew where no vintages were used. */
  madeOn: string;
  forecast: number | null;
}

/** What a model forecast at each origin, oldest first. */
export function listPaths({ origins }: BacktestResult, model: ForecastModel): BacktestForecast[][] {
  return origins.flatMap(({ vintage, lastDate, targets, forecasts }) => {
    const modelResult = forecasts.find((entry) => entry.model === model)?.result;
    if (modelResult?.status !== 'computed') return [];
    return [
      targets.map((target, index) => ({
        ...target,
        madeOn: vintage ?? lastDate,
        forecast: modelResult.forecasts[index]?.forecast ?? null,
      })),
    ];
  });
}

/** The latest values from a little before the first origin to the last target, on one axis with the targets. */
export function selectSpan({ origins }: BacktestResult, latest: readonly Point[]): Point[] {
  const targets = origins.flatMap((origin) => origin.targets.map(({ date }) => date));
  const lead = Math.max(...origins.map((origin) => origin.targets.length));
  const first = latest.findIndex(({ date }) => date >= (origins[0]?.lastDate ?? ''));
  const known = new Map(latest.slice(Math.max(first - lead, 0)).map(({ date, value }) => [date, value]));
  const end = targets.reduce((max, date) => (date > max ? date : max), '');
  const dates = [...new Set([...known.keys(), ...targets])].filter((date) => date <= end).sort();
  return dates.map((date) => ({ date, value: known.get(date) ?? null }));
}
