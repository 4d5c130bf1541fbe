import type { ReadExtract } from './buildSeriesLines.js';
import { readExtractRows } from './extractRows.js';
import type { Extract } from './source.js';

/** Reads the rows of an extract, and lists its vintages. */
export function readExtract(folder: string, extract: Extract): ReadExtract {
  const rows = readExtractRows(folder, extract.name, extract.vintage);
  return { extract, rows, vintageDates: [...new Set(rows.map((row) => row.vintage))].sort() };
}
