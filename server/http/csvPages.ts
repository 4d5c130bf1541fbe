import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { acceptsGzip, isNotModified, setConditionalHeaders } from './conditionalRequest.js';

export const csvContentType = 'text/csv; charset=utf-8';

/** Returns the header that makes a browser save the response as a file. The name needs no escaping: it consists of slugs and codes. */
export function formatContentDisposition(filename: string): string {
  return `attachment; filename="${filename}"`;
}

/** Streams CSV page by page with backpressure, so that memory use does not depend on the number of rows. */
export async function sendCsvPages(
  request: IncomingMessage,
  response: ServerResponse,
  { pages, filename }: { pages: AsyncIterable<string>; filename: string },
  etag: string,
  lastModified: Date,
): Promise<void> {
  const isGzipped = acceptsGzip(request);
  setConditionalHeaders(response, `"${etag}${isGzipped ? '-gzip' : ''}"`, lastModified);
  if (isNotModified(request, etag, lastModified)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', csvContentType);
  response.setHeader('Content-Disposition', formatContentDisposition(filename));
  if (isGzipped) response.setHeader('Content-Encoding', 'gzip');
  try {
    await pipeline([Readable.from(pages, { highWaterMark: 1 }), ...(isGzipped ? [createGzip()] : []), response]);
  } catch (failure) {
    if (!isClientAbort(failure)) throw failure;
  }
}

/** Whether the client disconnected before or during the download, which is not a server error. */
function isClientAbort(failure: unknown): boolean {
  const { code } = failure as { code?: string };
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ERR_STREAM_UNABLE_TO_PIPE';
}
