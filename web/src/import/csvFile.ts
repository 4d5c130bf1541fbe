import { parse } from 'csv-parse/browser/esm/sync';
import type { CsvFile } from './buildUploads';

/** The largest file that the server accepts. */
const maxBytes = 4_000_000;

/** Reads a CSV file with commas, semicolons or tabs between the columns. Throws an error with a message for the user. */
export async function readCsvFile(file: File): Promise<CsvFile> {
  if (file.size > maxBytes) throw new Error('The file is larger than 4 MB. Split it into several files.');
  const text = await file.text();
  const delimiter = findDelimiter(text);
  const options = { bom: true, delimiter, info: true, skip_empty_lines: true, relax_column_count: true, trim: true };
  // With `info` the parser returns records that its types do not describe.
  const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
  const [header, ...rows] = records;
  if (header === undefined || rows.length === 0) throw new Error('The file has no rows below its header.');
  if (header.record.length < 2) throw new Error('The file has one column. It needs at least a date and a value.');
  return {
    name: file.name,
    columns: header.record,
    rows: rows.map(({ record, info }) => ({ cells: record, line: info.lines })),
    hasDecimalComma: delimiter === ';',
  };
}

/** Returns the delimiter that is most frequent in the first line. */
function findDelimiter(text: string): string {
  const header = text.split('\n', 1)[0] ?? '';
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
