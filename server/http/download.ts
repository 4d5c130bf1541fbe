import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import type { DownloadContent, DownloadResponse } from '../contract.js';
import { computeEtag } from './cachedResponse.js';
import type { Caching } from './caching.js';
import { acceptsGzip, isNotModified, setConditionalHeaders } from './conditionalRequest.js';

const compress = promisify(gzip);

export const csvContentType = 'text/csv; charset=utf-8';

/** Returns the header that makes a browser save the response as a file. The name needs no escaping: it consists of slugs and codes. */
export function formatContentDisposition(filename: string): string {
  return `attachment; filename="${filename}"`;
}

interface DownloadOptions {
  lastModified: Date;
  caching: Caching;
  isHead: boolean;
  disconnected: AbortSignal;
}

/**
 * Sends a file. Responds to HEAD, and to a conditional request that matches, without reading it. The ETag depends on the
 * state of the data instead of the bytes, so that it is known before. A long file is sent while it is read, as fast as the client
 * reads. Throws if it cannot be read to its end; the caller has to close the connection if the response has begun.
 */
export async function sendDownload(
  request: IncomingMessage,
  response: ServerResponse,
  { filename, vintageDate, state, read }: DownloadResponse,
  { lastModified, caching, isHead, disconnected }: DownloadOptions,
): Promise<void> {
  const isGzipped = acceptsGzip(request);
  const buildEtag = (of: string) => computeEtag(`${of} ${request.url}`);
  const isUnchanged = isNotModified(request, buildEtag(state), lastModified);
  const content = isUnchanged || isHead ? undefined : await read();
  const etag = buildEtag(content?.state ?? state);
  setConditionalHeaders(response, `"${etag}${isGzipped ? '-gzip' : ''}"`, lastModified, caching);
  if (isUnchanged) response.statusCode = 304;
  else setContentHeaders(response, { filename, vintageDate, isGzipped });
  if (content === undefined) response.end();
  else if (content.rest === undefined) await sendWhole(response, content.start, isGzipped);
  else await sendBlocks(response, isGzipped ? compressBlocks(listBlocks(content)) : listBlocks(content), disconnected);
}

async function sendWhole(response: ServerResponse, file: Buffer, isGzipped: boolean): Promise<void> {
  const bytes = isGzipped ? await compress(file) : file;
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

/** Writes each block when the client has read the one before. Throws an AbortError if it disconnects. */
async function sendBlocks(
  response: ServerResponse,
  blocks: AsyncIterable<Buffer>,
  disconnected: AbortSignal,
): Promise<void> {
  for await (const block of blocks) {
    disconnected.throwIfAborted();
    if (!response.write(block)) await once(response, 'drain', { signal: disconnected });
  }
  response.end();
}

async function* listBlocks({ start, rest }: DownloadContent): AsyncGenerator<Buffer> {
  yield start;
  if (rest !== undefined) yield* rest;
}

/** Compresses blocks. If they fail, or the caller stops early, both ends are closed. */
function compressBlocks(blocks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const compressed = createGzip();
  // A failure also reaches the reader of the compressed bytes.
  pipeline(Readable.from(blocks, { highWaterMark: 1 }), compressed).catch(() => undefined);
  return compressed;
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
