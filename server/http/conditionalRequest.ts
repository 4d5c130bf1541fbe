import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caching } from './caching.js';
import { setHeaders } from './setHeaders.js';

/** Further tags are ignored: no client sends that many, and reading thousands takes long. */
const maxTags = 100;

/** Returns the headers of a response that supports conditional requests, as names and values in turn. */
export function buildConditionalHeaders(etag: string, lastModified: Date): string[] {
  return ['ETag', etag, 'Last-Modified', lastModified.toUTCString()];
}

/** Sets the headers of a response that supports conditional requests. */
export function setConditionalHeaders(
  response: ServerResponse,
  etag: string,
  lastModified: Date,
  caching: Caching,
): void {
  setHeaders(response, [...buildConditionalHeaders(etag, lastModified), ...caching]);
}

export function acceptsGzip(request: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(request.headers['accept-encoding'] ?? ''));
}

/** Whether a conditional request matches the current response (RFC 9110, section 13): by ETag, otherwise by date. */
export function isNotModified(request: IncomingMessage, etag: string, lastModified: Date): boolean {
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined) {
    return ifNoneMatch.split(',', maxTags).some((tag) => {
      const opaqueTag = tag.trim().replace(/^W\//, '');
      return opaqueTag === '*' || opaqueTag === `"${etag}"` || opaqueTag === `"${etag}-gzip"`;
    });
  }
  const ifModifiedSince = request.headers['if-modified-since'] ?? '';
  // Date.parse also accepts text that is not an HTTP-date, such as a year alone. The RFC requires ignoring it.
  const since = /^[A-Z][a-z]+, .* GMT$/.test(ifModifiedSince) ? Date.parse(ifModifiedSince) : Number.NaN;
  return !Number.isNaN(since) && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}
