import express, { type RequestHandler } from 'express';
import { ApiError, invalidRequest } from '../errors.js';
import { getRequestContext } from './requestContext.js';
import { findRequestBody } from './routes.js';
import { isSafeMethod } from './safeMethods.js';

/** For callers without valid credentials, and for paths that take no body. */
const defaultMaxBytes = 100 * 1024;

const parsers = new Map<string, RequestHandler>();

/**
 * Reads a JSON body, or a CSV body for an upload, up to the size that the contract allows. A body that cannot be read is
 * recorded on the request context: unknown paths and missing credentials are reported first, and only an operation that
 * takes a body reports the body.
 */
export const readBody: RequestHandler = (request, response, next) => {
  if (isSafeMethod(request.method)) return next();
  const requestContext = getRequestContext(request);
  const body = findRequestBody(request.method, request.url);
  const isKnownCaller = requestContext.caller?.kind !== 'anonymous';
  const maxBytes = isKnownCaller && body !== undefined ? body.maxBytes : defaultMaxBytes;
  getParser(maxBytes, isKnownCaller && body?.isCsv === true)(request, response, (failure?: unknown) => {
    if (failure !== undefined) requestContext.bodyError = toBodyError(failure as { status?: number }, maxBytes);
    next();
  });
};

/** The JSON parser accepts any JSON value. The validator reports a value that the contract does not allow. */
function getParser(limit: number, isCsv: boolean): RequestHandler {
  const key = `${limit} ${isCsv}`;
  const parser =
    parsers.get(key) ?? (isCsv ? express.text({ type: 'text/csv', limit }) : express.json({ limit, strict: false }));
  parsers.set(key, parser);
  return parser;
}

function toBodyError(failure: { status?: number }, maxBytes: number): ApiError {
  if (failure.status === 413)
    return new ApiError('payload_too_large', { message: `The request body is larger than ${formatSize(maxBytes)}.` });
  if (failure.status === 415) return new ApiError('unsupported_media_type');
  return invalidRequest([{ field: 'body', problem: 'must be valid JSON' }], { cause: failure });
}

function formatSize(bytes: number): string {
  return bytes < 1024 ** 2 ? `${bytes / 1024} kB` : `${bytes / 1024 ** 2} MB`;
}
