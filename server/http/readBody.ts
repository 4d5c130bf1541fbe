import express, { type RequestHandler } from 'express';
import { ApiError, invalidRequest } from '../errors.js';
import { getRequestContext } from './requestContext.js';
import { isSafeMethod } from './safeMethods.js';

const defaultMaxSize = '100 kB';
/** For labs, forecasts and uploads of authenticated callers, whose body contains a series. */
const seriesMaxSize = '4 MB';
/** Not strict: the parser accepts any JSON value, and the validator reports one that the contract does not allow. */
const jsonParsers = {
  [defaultMaxSize]: express.json({ limit: defaultMaxSize, strict: false }),
  [seriesMaxSize]: express.json({ limit: seriesMaxSize, strict: false }),
};
const largeBodyPaths = /^\/api\/(labs\/|forecast\/run\/?$|import\/csv\/?$)/;
const parseCsv = express.text({ type: 'text/csv', limit: seriesMaxSize });
const csvUploadPath = /^\/api\/import\/csv\/?$/;

/**
 * Reads a JSON body, or a CSV body for an upload. A body that cannot be read is recorded on the request context: unknown
 * paths and missing credentials are reported first, and only an operation that takes a body reports the body.
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
    return new ApiError('payload_too_large', { message: `The request body is larger than ${maxSize}.` });
  if (failure.status === 415) return new ApiError('unsupported_media_type');
  return invalidRequest([{ field: 'body', problem: 'must be valid JSON' }], { cause: failure });
}
