import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentResponse } from '../contract.js';
import { type CachedResponse, computeEtag, sendCachedResponse } from './cachedResponse.js';

/** Each document as bytes, made when it is first asked for. */
const cachedDocuments = new WeakMap<DocumentResponse, CachedResponse>();

/** Sends a document, which stays the same for as long as the server runs and is anyone's to keep. */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  result: DocumentResponse,
  operation: string,
): Promise<void> {
  let cached = cachedDocuments.get(result);
  if (cached === undefined) {
    const { document, type: contentType, changedAt: lastModified } = result;
    const body = Buffer.from(document);
    cached = { body, contentType, etag: computeEtag(body), lastModified, headers: {}, operation, isPublic: true };
    cachedDocuments.set(result, cached);
  }
  await sendCachedResponse(request, response, cached);
}
