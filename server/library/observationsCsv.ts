import { type CsvCell, csvHeader, csvRows } from '../series/csv.js';
import type { Row } from './readObservations.js';

/** Rows of observations as CSV; columns that only some questions have come where those are asked. */
export function observationsCsv(
  rows: Row[],
  { firstRelease, allVintages }: { firstRelease: boolean; allVintages: boolean },
  several: boolean,
): string {
  const columns: (keyof Row)[] = [
    ...(several ? (['id', 'country'] as const) : []),
    'date',
    'value',
    'revised',
    ...(firstRelease || allVintages ? (['realtime_start'] as const) : []),
    ...(allVintages ? (['realtime_end'] as const) : []),
  ];
  return csvHeader(columns) + csvRows(columns, rows as Record<keyof Row, CsvCell>[]);
}
