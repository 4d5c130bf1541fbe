import { decodeText } from '../../../server/decodeText.js';
import { readTable } from '../../../server/imports/upload/readTable.js';
import type { CsvFile } from './buildUploads';

const maxBytes = 50_000_000;
const maxRows = 2_000_000;

/** Reads a file as the server does. Throws an UploadError, or an error with a message for the user. */
export async function readCsvFile(file: Blob): Promise<CsvFile> {
  if (file.size > maxBytes) throw new Error('The file is larger than 50 MB. Split it into several files.');
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()));
  const table = readTable(text, { maxRows });
  if (table.header.length < 2) throw new Error('The file has one column. It needs at least a date and a value.');
  return table;
}
