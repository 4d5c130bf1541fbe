import type { RequestHandler } from 'express';
import { contract, type RequestBody } from '../contractFile.js';
import { invalidRequest } from '../errors.js';
import { readBodySchema } from './bodySchema.js';
import { type BodyValidator, createBodyValidator } from './bodyValidator.js';
import { getRequestContext } from './requestContext.js';
import { toErrorDetails } from './validatorError.js';

/** The operation checks the signature of a signed body, over the bytes as they are. */
const signedBodyValidator: BodyValidator = { compile: () => undefined, validate: async () => [] };

const validators = new Map<string, BodyValidator>(
  Object.values(contract.paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ operationId, requestBody }) =>
      requestBody === undefined ? [] : [[operationId, createValidator(requestBody)]],
    ),
);

/** Lists the validators of bodies, so that a server can compile them before the first request. */
export const listBodyValidators = (): BodyValidator[] => [...validators.values()];

/** Validates the body of a request whose operation takes one. */
export const validateBody: RequestHandler = async (request, _response, next) => {
  const { operation, bodyError } = getRequestContext(request);
  const validator = validators.get(operation ?? '');
  if (validator === undefined) return next();
  if (bodyError !== undefined) throw bodyError;
  if (request.body === undefined) throw invalidRequest([{ field: 'body', problem: 'is required' }]);
  const issues = await validator.validate(request.body);
  if (issues.length > 0) throw invalidRequest(toErrorDetails(issues));
  next();
};

function createValidator(requestBody: RequestBody): BodyValidator {
  return requestBody['x-signed-body'] === true ? signedBodyValidator : createBodyValidator(readBodySchema(requestBody));
}
