import { toCsv } from '../parts/csv';
import type { Results } from './useResults';

interface Row {
  result: string;
  measure: string;
  /** The lag, the date or the position in a list; empty for a single value. */
  at: string | number;
  value: unknown;
}

/** Formats all values of both responses as CSV (RFC 4180), one per line: result, measure, lag or date, value. */
export function buildResultsCsv({ diagnostics, stationarity }: Results): string {
  const { series, sample, transformations, values } = diagnostics;
  const results = { ...diagnostics.results, ...stationarity.results, reading: stationarity.reading };
  const parts = { series, sample, transformations, ...results, values };
  const rows = Object.entries(parts).flatMap(([result, part]) => listRows(result, '', '', part));
  const cells = rows.map(({ result, measure, at, value }) => [result, measure, at, value]);
  return toCsv([['result', 'measure', 'at', 'value'], ...cells]);
}

function listRows(result: string, measure: string, at: string | number, value: unknown): Row[] {
  if (value === undefined) return [];
  if (Array.isArray(value))
    return value.flatMap((element, index) => listElementRows(result, measure, index + 1, element));
  if (typeof value !== 'object' || value === null) return [{ result, measure, at, value }];
  return Object.entries(value).flatMap(([name, field]) =>
    listRows(result, measure === '' ? name : `${measure}.${name}`, at, field),
  );
}

function listElementRows(result: string, measure: string, index: number, element: unknown): Row[] {
  if (typeof element !== 'object' || element === null) return listRows(result, measure, index, element);
  const { lag, date, ...rest } = element as { lag?: number; date?: string | null };
  return listRows(result, measure, lag ?? date ?? index, rest);
}
