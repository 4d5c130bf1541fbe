import { parse } from 'csv-parse/browser/esm/sync';
import { decodeText } from '../../../server/decodeText.js';
import type { CsvFile } from './buildUploads';

const maxBytes = 50_000_000;

/** Reads a CSV file with commas, semicolons or tabs between the columns. Throws an error with a message for the user. */
export async function readCsvFile(file: Blob): Promise<CsvFile> {
  if (file.size > maxBytes) throw new Error('The file is larger than 50 MB. Split it into several files.');
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()));
  const separator = findSeparator(text);
  const options = {
    bom: true,
    delimiter: separator,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    trim: true,
  };
  // With `info` the parser returns records that its types do not describe.
  const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
  const [header, ...rows] = records;
  if (header === undefined || rows.length === 0) throw new Error('The file has no rows below its header.');
  if (header.record.length < 2) throw new Error('The file has one column. It needs at least a date and a value.');
  return {
    columns: header.record,
    rows: rows.map(({ record, info }) => ({ cells: record, line: info.lines })),
    separator,
  };
}

/** Returns the separator that is most frequent in the first line. */
function findSeparator(text: string): string {
  const header = text.split('\n', 1)[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
