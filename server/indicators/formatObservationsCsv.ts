import { type CsvCell, formatCsvHeader, formatCsvRows } from '../series/csv.js';
import { toChunks } from '../store/rows.js';
import { takeTurn } from '../takeTurn.js';
import type { Row, SeriesRows } from './seriesRows.js';

/** Number of rows to format in one turn. */
const rowsPerTurn = 2_000;

/** A row, with the vintage date of its series if that is a column. */
export type CsvRow = Row & { vintage_date?: string | null };

/** Which columns a CSV response has, which are the same on every page. */
interface CsvLayout {
  /** Whether the rows name their series. */
  hasNames: boolean;
  /** Whether the rows have real-time dates. */
  hasStart: boolean;
  hasEnd: boolean;
  /** Whether the series have different units. */
  hasDifferentUnits: boolean;
  /** Whether the rows have the vintage date of their series. */
  hasVintage: boolean;
}

/** Returns the columns of a CSV response. New columns are the last, so that readers of the first ones keep working. */
export function selectColumns(selected: SeriesRows[], layout: CsvLayout): (keyof CsvRow)[] {
  return [
    ...(layout.hasNames ? (['id', 'country'] as const) : []),
    'date',
    'value',
    'revised',
    ...(layout.hasStart ? (['realtime_start'] as const) : []),
    ...(layout.hasEnd ? (['realtime_end'] as const) : []),
    ...(selected.some(({ hasCounts }) => hasCounts) ? (['observationCount'] as const) : []),
    ...(layout.hasDifferentUnits || selected.some(({ hasUnits }) => hasUnits) ? (['unit'] as const) : []),
    ...(selected.some(({ hasProjections }) => hasProjections) ? (['projection'] as const) : []),
    ...(layout.hasVintage ? (['vintage_date'] as const) : []),
  ];
}

/** Formats observations as CSV with these columns. A missing cell is empty. Takes a turn for each part of a long list. */
export async function formatObservationsCsv(rows: CsvRow[], columns: readonly (keyof CsvRow)[]): Promise<string> {
  let text = formatCsvHeader(columns);
  const hasProjections = columns.includes('projection');
  for (const chunk of toChunks(rows, rowsPerTurn)) {
    if (rows.length > rowsPerTurn) await takeTurn();
    const cells = hasProjections ? chunk.map((row) => ({ ...row, projection: row.projection ?? false })) : chunk;
    text += formatCsvRows(columns, cells as Record<keyof CsvRow, CsvCell>[]);
  }
  return text;
}
