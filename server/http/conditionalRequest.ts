import type { IncomingMessage, ServerResponse } from 'node:http';

/** The headers of every answer that can be asked for again on condition. */
export function setConditionalHeaders(
  response: ServerResponse,
  etag: string,
  lastModified: Date,
  isPublic = false,
): void {
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', lastModified.toUTCString());
  response.setHeader('Cache-Control', `${isPublic ? 'public' : 'private'}, no-cache`);
  response.setHeader('Vary', 'Accept, Accept-Encoding');
}

export function acceptsGzip(request: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(request.headers['accept-encoding'] ?? ''));
}

/** Whether a conditional request names the answer it would get (RFC 9110, section 13): by ETag, else by date. */
export function isNotModified(request: IncomingMessage, etag: string, lastModified: Date): boolean {
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined) {
    return ifNoneMatch.split(',').some((tag) => {
      const opaqueTag = tag.trim().replace(/^W\//, '');
      return opaqueTag === '*' || opaqueTag === `"${etag}"` || opaqueTag === `"${etag}-gzip"`;
    });
  }
  const ifModifiedSince = request.headers['if-modified-since'] ?? '';
  // Date.parse also takes texts that are no HTTP-date, such as a mere year; those are to be ignored.
  const since = /^[A-Z][a-z]+, .* GMT$/.test(ifModifiedSince) ? Date.parse(ifModifiedSince) : Number.NaN;
  return !Number.isNaN(since) && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}
