import type { Request, RequestHandler } from 'express';
import { contract, listParameters } from '../contractFile.js';
import { ApiError, invalidRequest } from '../errors.js';
import { takeTurn } from '../takeTurn.js';
import { checkCredentials } from './checkCredentials.js';
import { expandPeriods } from './expandPeriods.js';
import { findOperation } from './operationFinder.js';
import { createParameterValidator, type ParameterInput, type ParameterValidator } from './parameterValidator.js';
import { rejectUnusualValues } from './rejectUnusualValues.js';
import { getRequestContext } from './requestContext.js';
import { listBodyValidators, validateBody } from './validateBody.js';
import { toErrorDetails, type ValidationIssue } from './validatorError.js';

/** What the contract says about the parameters and the media type of the requests for an operation. */
interface OperationRules {
  /** Media types of the body; undefined if the operation takes none. */
  mediaTypes: string[] | undefined;
  parameters: ParameterValidator;
}

const rules = new Map<string, OperationRules>(
  Object.values(contract.paths)
    .flatMap((operations) => Object.values(operations))
    .map((operation) => [
      operation.operationId,
      {
        mediaTypes: operation.requestBody && Object.keys(operation.requestBody.content),
        parameters: createParameterValidator(listParameters(operation)),
      },
    ]),
);

/**
 * Compiles the checks of all operations, and takes a turn before each. Without it, a check is compiled by its first request, which
 * takes up to 50 ms longer then.
 */
export async function compileChecks(stopping: AbortSignal): Promise<void> {
  const parameterValidators = [...rules.values()].map(({ parameters }) => parameters);
  for (const validator of [...parameterValidators, ...listBodyValidators()]) {
    await takeTurn();
    if (stopping.aborted) return;
    validator.compile();
  }
}

/** Converts the parameters of a request for an operation, sets their defaults, and returns the problems it finds. */
export function checkParameters(operation: string, input: ParameterInput): ValidationIssue[] {
  return findRules(operation).parameters.validate(input);
}

const validateParameters: RequestHandler = (request, _response, next) => {
  const requestContext = getRequestContext(request);
  const { operation = '', path = {}, bodyError } = requestContext;
  const { mediaTypes } = findRules(operation);
  if (mediaTypes !== undefined && !mediaTypes.includes(readMediaType(request))) {
    throw bodyError ?? new ApiError('unsupported_media_type');
  }
  const { query, headers } = request;
  const issues = checkParameters(operation, { rawQuery: readRawQuery(request), query, path, headers });
  if (issues.length > 0) throw bodyError ?? invalidRequest(toErrorDetails(issues));
  requestContext.query = query;
  next();
};

function findRules(operation: string): OperationRules {
  const operationRules = rules.get(operation);
  if (operationRules === undefined) throw new Error(`The operation '${operation}' has no rules.`);
  return operationRules;
}

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
