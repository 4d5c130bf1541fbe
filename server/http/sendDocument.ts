import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentResponse } from '../contract.js';
import type { OperationId } from '../schemas.js';
import { type CachedResponse, computeEtag, sendCachedResponse } from './cachedResponse.js';
import { publicCaching } from './caching.js';

/** Serialized documents, created on first request. */
const cachedDocuments = new WeakMap<DocumentResponse, CachedResponse>();

/** Sends a document, which does not change while the server runs and may be stored by shared caches. */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  result: DocumentResponse,
  operation: OperationId,
): Promise<void> {
  let cached = cachedDocuments.get(result);
  if (cached === undefined) {
    const { document, type: contentType, changedAt: lastModified } = result;
    const body = Buffer.from(document);
    cached = { body, contentType, etag: computeEtag(body), lastModified, headers: {}, operation };
    cachedDocuments.set(result, cached);
  }
  await sendCachedResponse(request, response, cached, publicCaching);
}
