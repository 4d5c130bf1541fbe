import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isHeldByCaller, setReadHeaders, takesGzip } from './storedAnswer.js';

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
  const source = Readable.from(pages);
  if (!gzipped) return pipeline(source, response);
  response.setHeader('Content-Encoding', 'gzip');
  return pipeline(source, createGzip(), response);
}
