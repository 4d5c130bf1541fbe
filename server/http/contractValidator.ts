import type { Request, RequestHandler } from 'express';
import { contract, listParameters } from '../contractFile.js';
import { ApiError, invalidRequest } from '../errors.js';
import { checkCredentials } from './checkCredentials.js';
import { expandPeriods } from './expandPeriods.js';
import { findOperation } from './operationFinder.js';
import { createParameterValidator, type ParameterValidator } from './parameterValidator.js';
import { rejectUnusualValues } from './rejectUnusualValues.js';
import { getRequestContext } from './requestContext.js';
import { createBodyValidation } from './validateBody.js';
import { toErrorDetails } from './validatorError.js';

/** What the contract says about the parameters and the media type of the requests for an operation. */
interface OperationRules {
  /** Media types of the body; undefined if the operation takes none. */
  mediaTypes: string[] | undefined;
  validate: ParameterValidator;
}

/**
 * Creates the middleware that validates requests against the contract: path, method, credentials, media type and parameters,
 * then the body. `afterRouting` runs once the operation is known. Each schema is compiled when it is first needed. `npm run check` validates the contract itself, and each test validates the
 * responses it gets.
 */
export function createContractValidator(afterRouting: RequestHandler[] = []): RequestHandler[] {
  return [findOperation, ...afterRouting, checkCredentials, createParameterValidation(), ...createFinalChecks()];
}

/** Creates the checks that follow those of the parameter schemas: values that the schemas cannot exclude, periods and the body. */
export function createFinalChecks(): RequestHandler[] {
  return [rejectUnusualValues, expandPeriods, createBodyValidation()];
}

function createParameterValidation(): RequestHandler {
  const rules = new Map<string, OperationRules>(
    Object.values(contract.paths)
      .flatMap((operations) => Object.values(operations))
      .map((operation) => [
        operation.operationId,
        {
          mediaTypes: operation.requestBody && Object.keys(operation.requestBody.content),
          validate: createParameterValidator(listParameters(operation)),
        },
      ]),
  );
  return (request, _response, next) => {
    const requestContext = getRequestContext(request);
    const { operation = '', path = {}, bodyError } = requestContext;
    const operationRules = rules.get(operation);
    if (operationRules === undefined) throw new Error(`The operation '${operation}' has no rules.`);
    const { mediaTypes, validate } = operationRules;
    if (mediaTypes !== undefined && !mediaTypes.includes(readMediaType(request))) {
      throw bodyError ?? new ApiError('unsupported_media_type');
    }
    const { query } = request;
    const issues = validate({ rawQuery: readRawQuery(request), query, path, headers: request.headers });
    if (issues.length > 0) throw bodyError ?? invalidRequest(toErrorDetails(issues));
    requestContext.query = query;
    next();
  };
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
