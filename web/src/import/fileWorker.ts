/** Reads a file and builds its uploads in a thread of its own: a large file takes seconds. */
import { buildUploads, type CsvFile, type Fixed, type Mapping, type Upload } from './buildUploads';
import { readCsvFile } from './readCsvFile';

/** What the worker is asked to do: the file first. */
export type FileRequest = { file: Blob } | { mapping: Mapping; fixed: Fixed };

/** What the pages need to know about a file. */
export interface FileSummary extends Pick<CsvFile, 'columns'> {
  rowCount: number;
  firstRows: CsvFile['rows'];
}

export type FileResponse = { summary: FileSummary } | { uploads: Upload[] } | { problem: string };

const shownRows = 5;
let current: CsvFile | undefined;

self.addEventListener('message', async ({ data }: MessageEvent<FileRequest>) => {
  try {
    self.postMessage(await respond(data));
  } catch (failure) {
    self.postMessage({ problem: (failure as Error).message } satisfies FileResponse);
  }
});

async function respond(request: FileRequest): Promise<FileResponse> {
  if ('file' in request) {
    current = await readCsvFile(request.file);
    const { columns, rows } = current;
    return { summary: { columns, rowCount: rows.length, firstRows: rows.slice(0, shownRows) } };
  }
  if (current === undefined) throw new Error('Choose a file first.');
  return { uploads: buildUploads(current, request.mapping, request.fixed) };
}
