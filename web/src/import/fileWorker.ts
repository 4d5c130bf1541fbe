/** Reads a file and builds its uploads in a thread of its own: a large file takes seconds. */
import type { Formats, StatedFormats } from '../../../server/imports/upload/findFormats.js';
import { UploadError, type UploadProblem } from '../../../server/imports/upload/uploadError.js';
import { buildUploads, type CsvFile, type Fixed, findFileFormats, type Mapping, type Upload } from './buildUploads';
import { readCsvFile } from './readCsvFile';

/** What the worker is asked to do: the file first. */
export type FileRequest = { file: Blob } | { mapping: Mapping; fixed: Fixed; stated: StatedFormats };

/** What the pages need to know about a file. */
export interface FileSummary {
  columns: string[];
  rowCount: number;
  firstRows: CsvFile['lines'];
}

/** The uploads of a file, and how all of them are to be read. */
export interface BuiltUploads {
  uploads: Upload[];
  formats: Formats;
}

export type FileResponse =
  | { summary: FileSummary }
  | BuiltUploads
  | { problem: string }
  | { problems: UploadProblem[] };

const shownRows = 5;
let current: CsvFile | undefined;

self.addEventListener('message', async ({ data }: MessageEvent<FileRequest>) => {
  try {
    self.postMessage(await respond(data));
  } catch (failure) {
    // Errors lose their class between threads.
    const response: FileResponse =
      failure instanceof UploadError ? { problems: failure.problems } : { problem: (failure as Error).message };
    self.postMessage(response);
  }
});

async function respond(request: FileRequest): Promise<FileResponse> {
  if ('file' in request) {
    current = await readCsvFile(request.file);
    const { header, lines } = current;
    return { summary: { columns: header, rowCount: lines.length, firstRows: lines.slice(0, shownRows) } };
  }
  if (current === undefined) throw new Error('Choose a file first.');
  const { mapping, fixed, stated } = request;
  return { formats: findFileFormats(current, mapping, stated), uploads: buildUploads(current, mapping, fixed) };
}
