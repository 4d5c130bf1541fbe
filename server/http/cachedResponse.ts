import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsGzip, isNotModified, setConditionalHeaders } from './conditionalRequest.js';

const compress = promisify(gzip);

/** Bodies below this size are not worth compressing. */
const minCompressedBytes = 1024;

/** An answer as bytes, ready to be sent any number of times. */
export interface CachedResponse {
  body: Buffer;
  contentType: string;
  etag: string;
  lastModified: Date;
  headers: Record<string, string>;
  operation: string;
  /** Whether anyone may keep it; otherwise it is its caller's alone. */
  isPublic?: boolean;
  /** Made when the first caller asks for it. */
  gzipped?: Buffer;
}

/** A strong validator: it changes when the bytes do. */
export function computeEtag(body: Buffer | string): string {
  return createHash('sha1').update(body).digest('base64url');
}

/** Sends an answer: 304 when the caller holds it already, compressed when the caller takes that. */
export async function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): Promise<void> {
  const gzipped = acceptsGzip(request) && cached.body.length >= minCompressedBytes;
  const etag = `"${cached.etag}${gzipped ? '-gzip' : ''}"`;
  setConditionalHeaders(response, etag, cached.lastModified, cached.isPublic);
  if (isNotModified(request, cached.etag, cached.lastModified)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  if (gzipped) cached.gzipped ??= await compress(cached.body);
  const bytes = gzipped && cached.gzipped !== undefined ? cached.gzipped : cached.body;
  for (const name in cached.headers) response.setHeader(name, cached.headers[name] ?? '');
  response.setHeader('Content-Type', cached.contentType);
  if (gzipped) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
