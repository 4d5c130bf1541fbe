import express, { type RequestHandler } from 'express';
import { ApiError, invalidRequest } from '../errors.js';
import { getRequestContext } from './requestContext.js';
import { isSafeMethod } from './safeMethods.js';

const defaultMaxSize = '100 kB';
/** Labs, forecasts and uploads take a series along, from whoever is known. */
const seriesMaxSize = '4 MB';
/** Not strict: a text or null is JSON as well, and what the contract wants instead the validator says. */
const jsonParsers = {
  [defaultMaxSize]: express.json({ limit: defaultMaxSize, strict: false }),
  [seriesMaxSize]: express.json({ limit: seriesMaxSize, strict: false }),
};
const largeBodyPaths = /^\/api\/(labs\/|forecast\/run\/?$|import\/csv\/?$)/;
const parseCsv = express.text({ type: 'text/csv', limit: seriesMaxSize });
const csvUploadPath = /^\/api\/import\/csv\/?$/;

/**
 * Reads a body: JSON, or where one is uploaded CSV. One that cannot be read is told only when the operation wants one: whether there is such an operation,
 * and for this caller, comes first.
 */
export const readBody: RequestHandler = (request, response, next) => {
  if (isSafeMethod(request.method)) return next();
  const isLarge = largeBodyPaths.test(request.path) && getRequestContext(request).caller?.kind !== 'anonymous';
  const maxSize = isLarge ? seriesMaxSize : defaultMaxSize;
  (isLarge && csvUploadPath.test(request.path) ? parseCsv : jsonParsers[maxSize])(
    request,
    response,
    (failure?: { status?: number }) => {
      if (failure !== undefined) getRequestContext(request).bodyError = toBodyError(failure, maxSize);
      next();
    },
  );
};

function toBodyError(failure: { status?: number }, maxSize: string): ApiError {
  if (failure.status === 413)
    return new ApiError('payload_too_large', { message: `The body is larger than ${maxSize}.` });
  if (failure.status === 415) return new ApiError('unsupported_media_type');
  return invalidRequest([{ field: 'body', problem: 'is not JSON' }], { cause: failure });
}
