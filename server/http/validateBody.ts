import type { RequestHandler } from 'express';
import { invalidRequest } from '../errors.js';
import { findRules } from './operationRules.js';
import { getRequestContext } from './requestContext.js';
import { toErrorDetails } from './validatorError.js';

/** Validates the body of a request whose operation takes one. */
export const validateBody: RequestHandler = async (request, _response, next) => {
  const { operation, bodyError } = getRequestContext(request);
  const { body } = findRules(operation);
  if (body === undefined) return next();
  if (bodyError !== undefined) throw bodyError;
  if (request.body === undefined) throw invalidRequest([{ field: 'body', problem: 'is required' }]);
  const issues = (await body.validator?.validate(request.body)) ?? [];
  if (issues.length > 0) throw invalidRequest(toErrorDetails(issues));
  next();
};
