import type { BacktestResult } from 'almanac-sdk';
import { toCsv } from '../parts/csv';

/** Formats the forecasts of a backtest and the actual values as CSV, one forecast per line. */
export function buildBacktestCsv({ origins }: BacktestResult): string {
  const levels = [
    ...new Set(
      origins.flatMap(({ forecasts }) =>
        forecasts.flatMap(({ result }) =>
          result.status === 'computed' ? (result.forecasts[0]?.intervals ?? []).map(({ level }) => level) : [],
        ),
      ),
    ),
  ].sort((a, b) => a - b);
  const bounds = levels.flatMap((level) => [`lower_${level}`, `upper_${level}`]);
  const header = [
    'vintage',
    'last_date',
    'model',
    'step',
    'date',
    'forecast',
    ...bounds,
    'first',
    'first_vintage',
    'latest',
  ];
  const rows = origins.flatMap(({ vintage, lastDate, targets, forecasts }) =>
    forecasts.flatMap(({ model, result }) => {
      if (result.status !== 'computed') return [];
      return targets.map(({ step, date, first, latest }, index) => {
        const { forecast, intervals = [] } = result.forecasts[index] ?? {};
        const intervalBounds = levels.flatMap((level) => {
          const { lower, upper } = intervals.find((interval) => interval.level === level) ?? {};
          return [lower, upper];
        });
        return [
          vintage,
          lastDate,
          model,
          step,
          date,
          forecast,
          ...intervalBounds,
          first?.value,
          first?.vintage,
          latest,
        ];
      });
    }),
  );
  return toCsv([header, ...rows]);
}
