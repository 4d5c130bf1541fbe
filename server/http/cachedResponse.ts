import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { OperationId } from '../schemas.js';
import type { Caching } from './caching.js';
import { acceptsGzip, buildConditionalHeaders, isNotModified } from './conditionalRequest.js';

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
  operation: OperationId;
  /** Whether it is about an earlier day. */
  isPast?: boolean;
  /** Created on the first request that accepts gzip. */
  gzipped?: Buffer;
  gzipHeaders?: ResponseHeaders;
  plainHeaders?: ResponseHeaders;
}

/** Names and values of headers in turn: those that a 304 has too, and those of the content. */
interface ResponseHeaders {
  conditional: string[];
  content: string[];
}

/** Computes a strong entity tag: it changes whenever the bytes do. */
export function computeEtag(body: Buffer | string): string {
  return createHash('sha1').update(body).digest('base64url');
}

/**
 * Sends a response: 304 if the conditional request matches, and compressed if the client accepts gzip. `headers` are names and
 * values in turn that are sent before those of the response. Writing all of them at once takes less than half the time of setting each.
 */
export function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  caching: Caching,
  headers: readonly OutgoingHttpHeader[] = [],
): void | Promise<void> {
  const isGzipped =
    acceptsGzip(request) && cached.contentType !== 'image/png' && cached.body.length >= minCompressedBytes;
  const { conditional, content } = describeHeaders(cached, isGzipped);
  if (isNotModified(request, cached.etag, cached.lastModified)) {
    response.writeHead(304, [...headers, ...conditional, ...caching]).end();
    return;
  }
  const send = (bytes: Buffer): void => {
    const all = [...headers, ...conditional, ...caching, ...content, 'Content-Length', bytes.length];
    response.writeHead(200, all).end(bytes);
  };
  if (!isGzipped) return send(cached.body);
  if (cached.gzipped !== undefined) return send(cached.gzipped);
  return compress(cached.body).then((bytes) => {
    cached.gzipped = bytes;
    send(bytes);
  });
}

/** Returns the headers of one of the forms of a response, which are the same for every request. */
function describeHeaders(cached: CachedResponse, isGzipped: boolean): ResponseHeaders {
  const form = isGzipped ? 'gzipHeaders' : 'plainHeaders';
  const known = cached[form];
  if (known !== undefined) return known;
  const { etag, lastModified, contentType } = cached;
  const described = {
    conditional: buildConditionalHeaders(`"${etag}${isGzipped ? '-gzip' : ''}"`, lastModified),
    content: [
      ...Object.entries(cached.headers).flat(),
      ...['Content-Type', contentType],
      ...(isGzipped ? ['Content-Encoding', 'gzip'] : []),
    ],
  };
  cached[form] = described;
  return described;
}
