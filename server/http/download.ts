import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { DownloadResponse } from '../contract.js';
import { computeEtag } from './cachedResponse.js';
import { acceptsGzip, isNotModified, setConditionalHeaders } from './conditionalRequest.js';

const compress = promisify(gzip);

export const csvContentType = 'text/csv; charset=utf-8';

/** Returns the header that makes a browser save the response as a file. The name needs no escaping: it consists of slugs and codes. */
export function formatContentDisposition(filename: string): string {
  return `attachment; filename="${filename}"`;
}

/**
 * Sends a file. Responds to HEAD, and to a conditional request that matches, without reading it. The ETag depends on the
 * state of the data instead of the bytes, so that it is known before.
 */
export async function sendDownload(
  request: IncomingMessage,
  response: ServerResponse,
  { filename, vintageDate, state, read }: DownloadResponse,
  { lastModified, isHead }: { lastModified: Date; isHead: boolean },
): Promise<void> {
  const isGzipped = acceptsGzip(request);
  const buildEtag = (of: string) => computeEtag(`${of} ${request.url}`);
  const isUnchanged = isNotModified(request, buildEtag(state), lastModified);
  const file = isUnchanged || isHead ? undefined : await read();
  const bytes = file && (isGzipped ? await compress(file.csv) : Buffer.from(file.csv));
  const etag = buildEtag(file?.state ?? state);
  setConditionalHeaders(response, `"${etag}${isGzipped ? '-gzip' : ''}"`, lastModified);
  if (isUnchanged) response.statusCode = 304;
  else setContentHeaders(response, { filename, vintageDate, isGzipped });
  if (bytes !== undefined) response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

function setContentHeaders(
  response: ServerResponse,
  { filename, vintageDate, isGzipped }: Pick<DownloadResponse, 'filename' | 'vintageDate'> & { isGzipped: boolean },
): void {
  response.setHeader('Content-Type', csvContentType);
  response.setHeader('Content-Disposition', formatContentDisposition(filename));
  if (vintageDate !== undefined) response.setHeader('X-Vintage-Date', vintageDate);
  if (isGzipped) response.setHeader('Content-Encoding', 'gzip');
}
