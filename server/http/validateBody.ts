import type { RequestHandler } from 'express';
import { contract, type RequestBody } from '../contractFile.js';
import { invalidRequest } from '../errors.js';
import { readBodySchema } from './bodySchema.js';
import { type BodyValidator, createBodyValidator } from './bodyValidator.js';
import { getRequestContext } from './requestContext.js';
import { toErrorDetails } from './validatorError.js';

/** Creates the middleware that validates the body of a request whose operation takes one. */
export function createBodyValidation(): RequestHandler {
  const validators = new Map<string, BodyValidator>(
    Object.values(contract.paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ operationId, requestBody }) =>
        requestBody === undefined ? [] : [[operationId, createValidator(requestBody)]],
      ),
  );
  return async (request, _response, next) => {
    const { operation, bodyError } = getRequestContext(request);
    const validate = validators.get(operation ?? '');
    if (validate === undefined) return next();
    if (bodyError !== undefined) throw bodyError;
    if (request.body === undefined) throw invalidRequest([{ field: 'body', problem: 'is required' }]);
    const issues = await validate(request.body);
    if (issues.length > 0) throw invalidRequest(toErrorDetails(issues));
    next();
  };
}

/** The operation checks the signature of a signed body, over the bytes as they are. */
function createValidator(requestBody: RequestBody): BodyValidator {
  return requestBody['x-signed-body'] === true ? async () => [] : createBodyValidator(readBodySchema(requestBody));
}
