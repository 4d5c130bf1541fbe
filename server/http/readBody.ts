import express, { type RequestHandler } from 'express';
import { ApiError, invalidRequest } from '../errors.js';
import { passageOf } from './caller.js';
import { isSafe } from './safeMethods.js';

const json = express.json({ limit: '100kb' });

/**
 * Reads a JSON body. One that cannot be read is told only when the operation wants one: whether there is such an operation,
 * and for this caller, comes first.
 */
export const readBody: RequestHandler = (request, response, next) => {
  if (isSafe(request.method)) return next();
  json(request, response, (failure?: { status?: number }) => {
    if (failure !== undefined) passageOf(request).bodyProblem = problemOf(failure);
    next();
  });
};

function problemOf(failure: { status?: number }): ApiError {
  if (failure.status === 413) return new ApiError('payload_too_large');
  if (failure.status === 415) return new ApiError('unsupported_media_type');
  return invalidRequest([{ field: 'body', problem: 'is not JSON' }], { cause: failure });
}
