import type { BacktestResult, BacktestTarget, ForecastModel } from 'almanac-sdk';
import type { Point } from '../values/lines';

/** A model's forecast of one period, made at one origin. */
export interface BacktestForecast extends BacktestTarget {
  /** The vintage date of the origin; the last observed date if the backtest does not use vintages. */
  madeOn: string;
  forecast: number | null;
}

/** Returns the forecasts of a model from each origin, oldest first. */
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

/** Returns the latest values from one horizon before the first origin to the last target, with null for dates without a value. */
export function selectSpan({ origins }: BacktestResult, latest: readonly Point[]): Point[] {
  const targets = origins.flatMap((origin) => origin.targets.map(({ date }) => date));
  const lead = Math.max(...origins.map((origin) => origin.targets.length));
  const first = latest.findIndex(({ date }) => date >= (origins[0]?.lastDate ?? ''));
  const known = new Map(latest.slice(Math.max(first - lead, 0)).map(({ date, value }) => [date, value]));
  const end = targets.reduce((max, date) => (date > max ? date : max), '');
  const dates = [...new Set([...known.keys(), ...targets])].filter((date) => date <= end).sort();
  return dates.map((date) => ({ date, value: known.get(date) ?? null }));
}
