import type { Request, RequestHandler } from 'express';
import { ApiError, invalidRequest } from '../errors.js';
import { checkCredentials } from './checkCredentials.js';
import { expandPeriods } from './expandPeriods.js';
import { findOperation } from './operationFinder.js';
import { findRules } from './operationRules.js';
import { rejectUnusualValues } from './rejectUnusualValues.js';
import { getRequestContext } from './requestContext.js';
import { validateBody } from './validateBody.js';
import { toErrorDetails } from './validatorError.js';

const validateParameters: RequestHandler = (request, _response, next) => {
  const requestContext = getRequestContext(request);
  const { operation, path = {}, bodyError } = requestContext;
  const { parameters, body } = findRules(operation);
  if (body !== undefined && !body.mediaTypes.includes(readMediaType(request))) {
    throw bodyError ?? new ApiError('unsupported_media_type');
  }
  const { query, headers } = request;
  const issues = parameters.validate({ rawQuery: readRawQuery(request), query, path, headers });
  if (issues.length > 0) throw bodyError ?? invalidRequest(toErrorDetails(issues));
  requestContext.query = query;
  next();
};

/** The checks that follow those of the parameter schemas: values that the schemas cannot exclude, periods and the body. */
export const finalChecks: readonly RequestHandler[] = [rejectUnusualValues, expandPeriods, validateBody];

/**
 * Lists the middleware that validates requests against the contract: path, method, credentials, media type and parameters,
 * then the body. `afterRouting` runs once the operation is known. `npm run check` validates the contract itself, and each test
 * validates the responses it gets.
 */
export function listContractChecks(afterRouting: RequestHandler[] = []): RequestHandler[] {
  return [findOperation, ...afterRouting, checkCredentials, validateParameters, ...finalChecks];
}

function readMediaType({ headers }: Request): string {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Returns the query as sent, with `+` as `%20`: it means a space, as in HTML forms, and is not a reserved character. */
function readRawQuery({ url }: Request): string {
  const start = url.indexOf('?');
  if (start < 0) return '';
  const [query = ''] = url.slice(start + 1).split('#', 1);
  return query.replaceAll('+', '%20');
}
