import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsGzip, isNotModified, setConditionalHeaders } from './conditionalRequest.js';

const compress = promisify(gzip);

/** Bodies below this size are not worth compressing. */
const minCompressedBytes = 1024;

/** A serialized response that can be sent any number of times. */
export interface CachedResponse {
  body: Buffer;
  contentType: string;
  etag: string;
  lastModified: Date;
  headers: Record<string, string>;
  operation: string;
  /** Whether shared caches may store it; otherwise only the caller's private cache may. */
  isPublic?: boolean;
  /** Created on the first request that accepts gzip. */
  gzipped?: Buffer;
}

/** Computes a strong entity tag: it changes whenever the bytes do. */
export function computeEtag(body: Buffer | string): string {
  return createHash('sha1').update(body).digest('base64url');
}

/** Sends a response: 304 if the conditional request matches, and compressed if the client accepts gzip. */
export async function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): Promise<void> {
  const isCompressible = cached.contentType !== 'image/png' && cached.body.length >= minCompressedBytes;
  const gzipped = acceptsGzip(request) && isCompressible;
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
