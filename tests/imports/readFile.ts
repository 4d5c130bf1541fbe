import { type FileOptions, readUpload, type UploadRow } from '../../server/imports/upload/readUpload.js';
import { unpackList } from '../../server/packedList.js';
import type { Frequency } from '../../server/series/frequency.js';

/** Reads a file, and returns how it was read with its rows. Throws an error with its problems. */
export function readFile(text: string, options: FileOptions = {}, frequency: Frequency = 'monthly') {
  const read = readUpload({ text, options, frequency });
  if ('problems' in read) throw new Error(read.problems.map(({ field, problem }) => `${field}: ${problem}`).join('\n'));
  return { ...read.file, rows: unpackList<UploadRow>(read.rows) };
}
