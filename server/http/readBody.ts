import express, { type RequestHandler } from 'express';
import { ApiError, invalidRequest } from '../errors.js';
import { passageOf } from './caller.js';
import { isSafe } from './safeMethods.js';

const limit = '100 kB';
/** Labs, forecasts and uploads take a series along, from whoever is known. */
const limitOfSeries = '4 MB';
/** Not strict: a text or null is JSON as well, and what the contract wants instead the validator says. */
const read = {
  [limit]: express.json({ limit, strict: false }),
  [limitOfSeries]: express.json({ limit: limitOfSeries, strict: false }),
};
const withSeries = /^\/api\/(labs\/|forecast\/run\/?$|import\/csv\/?$)/;
const readCsv = express.text({ type: 'text/csv', limit: limitOfSeries });
const upload = /^\/api\/import\/csv\/?$/;

/**
 * Reads a body: JSON, or where one is uploaded CSV. One that cannot be read is told only when the operation wants one: whether there is such an operation,
 * and for this caller, comes first.
 */
export const readBody: RequestHandler = (request, response, next) => {
  if (isSafe(request.method)) return next();
  const isLarge = withSeries.test(request.path) && passageOf(request).caller?.kind !== 'anonymous';
  const most = isLarge ? limitOfSeries : limit;
  (isLarge && upload.test(request.path) ? readCsv : read[most])(request, response, (failure?: { status?: number }) => {
    if (failure !== undefined) passageOf(request).bodyProblem = problemOf(failure, most);
    next();
  });
};

function problemOf(failure: { status?: number }, most: string): ApiError {
  if (failure.status === 413) return new ApiError('payload_too_large', { message: `The body is larger than ${most}.` });
  if (failure.status === 415) return new ApiError('unsupported_media_type');
  return invalidRequest([{ field: 'body', problem: 'is not JSON' }], { cause: failure });
}
