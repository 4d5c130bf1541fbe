import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentAnswer } from '../contract.js';
import { etagOf, type StoredAnswer, sendStored } from './storedAnswer.js';

/** Each document as bytes, made when it is first asked for. */
const stored = new WeakMap<DocumentAnswer, StoredAnswer>();

/** Sends a document, which stays the same for as long as the server runs and is anyone's to keep. */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  answer: DocumentAnswer,
  operation: string,
): Promise<void> {
  let bytes = stored.get(answer);
  if (bytes === undefined) {
    const { document, type: contentType, changedAt: lastModified } = answer;
    const body = Buffer.from(document);
    bytes = { body, contentType, etag: etagOf(body), lastModified, headers: {}, operation, isPublic: true };
    stored.set(answer, bytes);
  }
  await sendStored(request, response, bytes);
}
