import express, { type Request, type RequestHandler } from 'express';
import { decodeText, isKnownEncoding } from '../decodeText.js';
import { ApiError, invalidRequest } from '../errors.js';
import { takeTurn } from '../takeTurn.js';
import type { JsonCounts } from './bodySchema.js';
import { findNulCharacters } from './nulCharacters.js';
import { getRequestContext } from './requestContext.js';
import { findRequestBody } from './routes.js';
import { isSafeMethod } from './safeMethods.js';
import { scanJson } from './scanJson.js';
import { maxFieldLength, maxIssues } from './validatorError.js';

/** For callers without valid credentials. */
const maxAnonymousBytes = 100 * 1024;

const readers = new Map<string, RequestHandler>();

/**
 * Reads the body of an operation that takes one, JSON, a CSV upload or signed bytes, up to the size that the contract allows. A body that
 * cannot be read is recorded on the request context, because unknown paths and missing credentials are reported first.
 */
export const readBody: RequestHandler = async (request, response, next) => {
  const body = isSafeMethod(request.method) ? undefined : findRequestBody(request.method, request.url);
  if (body === undefined) return next();
  const requestContext = getRequestContext(request);
  const isAnonymous = requestContext.caller?.kind === 'anonymous';
  const maxBytes = isAnonymous ? Math.min(body.maxBytes, maxAnonymousBytes) : body.maxBytes;
  try {
    await new Promise<void>((resolve, reject) => {
      const settle = (failure?: unknown) => (failure === undefined ? resolve() : reject(failure));
      getReader(maxBytes, body.type)(request, response, settle);
    });
    if (request.body?.length > maxBytesOfTurn) await takeTurn();
    if (!Buffer.isBuffer(request.body)) return next();
    if (body.isSigned) requestContext.signedBytes = request.body;
    else request.body = await parse(request, request.body, body.maxCounts);
  } catch (failure) {
    request.body = undefined;
    requestContext.bodyError = toBodyError(failure as { status?: number }, maxBytes);
  }
  next();
};

function getReader(limit: number, type: string): RequestHandler {
  const key = `${limit} ${type}`;
  const reader = readers.get(key) ?? express.raw({ type, limit });
  readers.set(key, reader);
  return reader;
}

/** Parses a body: JSON if it has a maximum number of parts, otherwise text. */
async function parse(request: Request, bytes: Buffer, maxCounts: JsonCounts | undefined): Promise<unknown> {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.get('Content-Type') ?? '')?.[1];
  if (maxCounts === undefined) return parseFile(bytes, charset);
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw new ApiError('unsupported_media_type');
  return parseJson(bytes, maxCounts);
}

/** Decodes a file. Spreadsheets export UTF-16 and the encoding of Windows too. */
function parseFile(bytes: Buffer, charset: string | undefined): string {
  if (charset !== undefined && !isKnownEncoding(charset)) throw new ApiError('unsupported_media_type');
  const { text } = decodeText(bytes, charset);
  rejectNulCharacters(text);
  return text;
}

/**
 * Parses a JSON body that has no more parts than the operation can take: others would need much memory. Each step has its
 * own iteration of the event loop, because each takes up to 30 milliseconds for the largest body.
 */
async function parseJson(bytes: Buffer, maxCounts: JsonCounts): Promise<unknown> {
  if (bytes.length === 0) return undefined;
  assertCounts(scanJson(bytes), maxCounts);
  if (bytes.length > maxBytesOfTurn) await takeTurn();
  const body = parseText(decodeUtf8(bytes));
  if (bytes.length > maxBytesOfTurn) await takeTurn();
  if (bytes.includes('\\u0000')) rejectNulCharacters(body);
  return body;
}

const maxBytesOfTurn = 256 * 1024;

/** Decodes UTF-8, which JSON between systems is (RFC 8259, section 8.1). */
function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw invalidRequest([{ field: 'body', problem: 'must be UTF-8' }], { cause });
  }
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalidRequest([{ field: 'body', problem: 'must be valid JSON' }], { cause });
  }
}

/** A few parts more than allowed are left to the validator, which names the field that has too many. */
const margin = 1_000;

const partNames: Record<keyof JsonCounts, string> = {
  values: 'values',
  containers: 'arrays and objects',
  fields: 'fields',
};

function assertCounts(counts: JsonCounts, maxCounts: JsonCounts): void {
  for (const [part, name] of Object.entries(partNames) as [keyof JsonCounts, string][]) {
    const problem = `must have at most ${maxCounts[part]} ${name} in total`;
    if (counts[part] > maxCounts[part] + margin) throw invalidRequest([{ field: 'body', problem }]);
  }
}

function rejectNulCharacters(body: unknown): void {
  const details = findNulCharacters(body);
  if (details.length === 0) return;
  throw invalidRequest(
    details.slice(0, maxIssues).map(({ field, problem }) => ({ field: field.slice(0, maxFieldLength), problem })),
  );
}

function toBodyError(failure: { status?: number }, maxBytes: number): ApiError {
  if (failure instanceof ApiError) return failure;
  if (failure.status === 413)
    return new ApiError('payload_too_large', { message: `The request body is larger than ${formatSize(maxBytes)}.` });
  if (failure.status === 415) return new ApiError('unsupported_media_type');
  return invalidRequest(
    [{ field: 'body', problem: 'ended early or could not be decompressed. Send the complete body' }],
    { cause: failure },
  );
}

function formatSize(bytes: number): string {
  return bytes < 1024 ** 2 ? `${bytes / 1024} kB` : `${bytes / 1024 ** 2} MB`;
}
