import { formatCsvHeader, formatCsvRows } from '../series/csv.js';
import type { SeriesRows } from './seriesRows.js';

const columns = ['date', 'value', 'revised'] as const;

/** Reads a whole series as CSV, oldest first, block by block. Throws the signal's reason if the client disconnects. */
export async function formatDownload(series: SeriesRows, disconnected: AbortSignal): Promise<string> {
  const selected = series.hasCounts ? ([...columns, 'observationCount'] as const) : columns;
  let text = formatCsvHeader(selected);
  for await (const block of series.iterate({ order: 'asc', limit: Number.POSITIVE_INFINITY })) {
    disconnected.throwIfAborted();
    const rows = block.map(({ row: { observationCount = null, ...row } }) => ({ ...row, observationCount }));
    text += formatCsvRows(selected, rows);
  }
  return text;
}
