import type { Schemas } from '../schemas.js';
import { type CsvCell, formatCsvHeader, formatCsvRows } from '../series/csv.js';

type Computed = Schemas['ForecastResult'];

/** Formats a forecast as CSV, one row per period; `withHistory` adds the observations before the forecasts. */
export function formatForecastCsv(
  { forecasts, history }: Computed,
  levels: readonly number[],
  withHistory: boolean,
): string {
  const sortedLevels = [...levels].sort((a, b) => a - b);
  const bounds = sortedLevels.flatMap((level) => [`lower_${level}`, `upper_${level}`]);
  const columns = ['date', 'forecast', ...bounds, ...(withHistory ? ['actual'] : [])];
  const empty: Record<string, CsvCell> = Object.fromEntries(columns.map((column) => [column, null]));
  const past = withHistory ? history.map(({ date, actual }) => ({ ...empty, date, actual })) : [];
  const ahead = forecasts.map(({ date, forecast, intervals }) => ({
    ...empty,
    date,
    forecast,
    ...Object.fromEntries(
      intervals.flatMap(({ level, lower, upper }) => [
        [`lower_${level}`, lower],
        [`upper_${level}`, upper],
      ]),
    ),
  }));
  return formatCsvHeader(columns) + formatCsvRows(columns, [...past, ...ahead]);
}
