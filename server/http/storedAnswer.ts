import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isHeldByCaller, setReadHeaders, takesGzip } from './conditionalRead.js';

const compress = promisify(gzip);

/** Bodies below this size are not worth compressing. */
const leastCompressedBytes = 1024;

/** An answer as bytes, ready to be sent any number of times. */
export interface StoredAnswer {
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
export function etagOf(body: Buffer | string): string {
  return createHash('sha1').update(body).digest('base64url');
}

/** Sends an answer: 304 when the caller holds it already, compressed when the caller takes that. */
export async function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
): Promise<void> {
  const gzipped = takesGzip(request) && answer.body.length >= leastCompressedBytes;
  const etag = `"${answer.etag}${gzipped ? '-gzip' : ''}"`;
  setReadHeaders(response, etag, answer.lastModified, answer.isPublic);
  if (isHeldByCaller(request, answer.etag, answer.lastModified)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  if (gzipped) answer.gzipped ??= await compress(answer.body);
  const bytes = gzipped && answer.gzipped !== undefined ? answer.gzipped : answer.body;
  for (const name in answer.headers) response.setHeader(name, answer.headers[name] ?? '');
  response.setHeader('Content-Type', answer.contentType);
  if (gzipped) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
