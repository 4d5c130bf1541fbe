import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isHeldByCaller, setReadHeaders, takesGzip } from './conditionalRead.js';

export const csvType = 'text/csv; charset=utf-8';

/** The header by which a browser saves an answer under a name. The name is made of slugs and codes only. */
export function attachment(filename: string): string {
  return `attachment; filename="${filename}"`;
}

/** Streams CSV page by page, at the caller's pace, so that a million rows need no more memory than a thousand. */
export async function sendCsvPages(
  request: IncomingMessage,
  response: ServerResponse,
  { pages, filename }: { pages: AsyncIterable<string>; filename: string },
  etag: string,
  lastModified: Date,
): Promise<void> {
  const gzipped = takesGzip(request);
  setReadHeaders(response, `"${etag}${gzipped ? '-gzip' : ''}"`, lastModified);
  if (isHeldByCaller(request, etag, lastModified)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', csvType);
  response.setHeader('Content-Disposition', attachment(filename));
  if (gzipped) response.setHeader('Content-Encoding', 'gzip');
  try {
    await pipeline([Readable.from(pages), ...(gzipped ? [createGzip()] : []), response]);
  } catch (failure) {
    if (!isAbortedByCaller(failure)) throw failure;
  }
}

/** A caller may hang up in the middle of a download, or before it: that is no failure of ours. */
function isAbortedByCaller(failure: unknown): boolean {
  const { code } = failure as { code?: string };
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ERR_STREAM_UNABLE_TO_PIPE';
}
