import { csvOf } from '../parts/csv';
import type { Results } from './useResults';

interface Row {
  result: string;
  measure: string;
  /** The lag, the date or the place in a list; empty where there is one value. */
  at: string | number;
  value: unknown;
}

/** Every figure of both answers, one a line, as a CSV text (RFC 4180): which result, which measure, of which lag or date. */
export function resultsCsv({ diagnostics, stationarity }: Results): string {
  const { series, sample, transformations, values } = diagnostics;
  const results = { ...diagnostics.results, ...stationarity.results, reading: stationarity.reading };
  const parts = { series, sample, transformations, ...results, values };
  const rows = Object.entries(parts).flatMap(([result, part]) => rowsOf(result, '', '', part));
  const cells = rows.map(({ result, measure, at, value }) => [result, measure, at, value]);
  return csvOf([['result', 'measure', 'at', 'value'], ...cells]);
}

function rowsOf(result: string, measure: string, at: string | number, value: unknown): Row[] {
  if (value === undefined) return [];
  if (Array.isArray(value))
    return value.flatMap((element, place) => rowsOfElement(result, measure, place + 1, element));
  if (typeof value !== 'object' || value === null) return [{ result, measure, at, value }];
  return Object.entries(value).flatMap(([name, field]) =>
    rowsOf(result, measure === '' ? name : `${measure}.${name}`, at, field),
  );
}

function rowsOfElement(result: string, measure: string, place: number, element: unknown): Row[] {
  if (typeof element !== 'object' || element === null) return rowsOf(result, measure, place, element);
  const { lag, date, ...rest } = element as { lag?: number; date?: string | null };
  return rowsOf(result, measure, lag ?? date ?? place, rest);
}
