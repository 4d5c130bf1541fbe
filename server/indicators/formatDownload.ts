import { formatCsvHeader } from '../series/csv.js';
import { getVintageDate } from './findVintageDate.js';
import type { SeriesRows } from './seriesRows.js';

const columns = ['date', 'value', 'revised'] as const;

/** Reads a whole series as CSV, oldest first, block by block. Throws the signal's reason if the client disconnects. */
export async function* formatDownload(
  series: SeriesRows,
  disconnected: AbortSignal,
  includeVintage: boolean,
): AsyncGenerator<Buffer> {
  const selected = [
    ...columns,
    ...(series.hasCounts ? (['observationCount'] as const) : []),
    ...(series.hasProjections ? (['projection'] as const) : []),
    ...(includeVintage ? (['vintage_date'] as const) : []),
  ];
  const vintageDate = getVintageDate(series);
  yield Buffer.from(formatCsvHeader(selected));
  for await (const block of series.iterate({ order: 'asc', limit: Number.POSITIVE_INFINITY })) {
    disconnected.throwIfAborted();
    yield block.formatCsv(selected, { vintage_date: vintageDate });
  }
}
