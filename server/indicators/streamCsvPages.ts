import { formatCsvHeader, formatCsvRows } from '../series/csv.js';
import type { ComputedRow, SeriesRows } from './seriesRows.js';

const columns = ['date', 'value', 'revised'] as const;

/**
 * Streams a series as CSV, oldest first, block by block, so that memory use does not depend on the length. Reads the
 * first block before streaming, so that an unavailable database causes an error response rather than a broken download.
 */
export async function streamCsvPages(series: SeriesRows): Promise<AsyncIterable<string>> {
  const blocks = series.iterate({ order: 'asc', limit: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  const first = await blocks.next();
  const selected = series.hasCounts ? ([...columns, 'observationCount'] as const) : columns;
  const format = (block: ComputedRow[]) =>
    formatCsvRows(
      selected,
      block.map(({ row: { observationCount = null, ...row } }) => ({ ...row, observationCount })),
    );
  return (async function* () {
    yield formatCsvHeader(selected) + (first.done ? '' : format(first.value));
    for (let next = await blocks.next(); !next.done; next = await blocks.next()) yield format(next.value);
  })();
}
