import type { Express, NextFunction, Request, RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { contract, type Schema } from '../../server/contractFile.js';
import { ApiError, invalidRequest } from '../../server/errors.js';
import { checkCredentials } from '../../server/http/checkCredentials.js';
import { finalChecks } from '../../server/http/contractValidator.js';
import { findNearPath } from '../../server/http/findNearPath.js';
import { getRequestContext } from '../../server/http/requestContext.js';
import { findRequestBody } from '../../server/http/routes.js';
import { toErrorDetails, type ValidationIssue } from '../../server/http/validatorError.js';

/** What express-openapi-validator throws. */
interface LibraryError {
  status?: number;
  message: string;
  headers?: Record<string, string>;
  errors?: ValidationIssue[];
}

/**
 * Creates a validator that finds operations and checks media types and parameters with express-openapi-validator. The server's own
 * must give the same responses. `change`: another way to check, to test that the comparison finds it.
 */
export async function createLibraryValidator(
  app: Express,
  change: (handler: RequestHandler) => RequestHandler = (handler) => handler,
): Promise<RequestHandler[]> {
  const middlewares = OpenApiValidator.middleware({
    apiSpec: buildRequestContract() as never,
    validateApiSpec: false,
    validateRequests: { allErrors: true },
    validateResponses: false,
    validateSecurity: false,
    ajvFormats: { mode: 'full' },
    fileUploader: false,
  });
  const [initialize, lookUp, _checkSecurity, checkParameters] = middlewares as unknown as RequestHandler[];
  if (!initialize || !lookUp || !checkParameters) throw new Error('The library has no middleware.');
  await new Promise<void>((resolve, reject) => {
    initialize({ app } as never, {} as never, (failure?: unknown) => (failure ? reject(failure) : resolve()));
  });
  return [
    ...[limitMediaTypes, encodePlusAsSpace, convertErrors(change(lookUp)), recordMatch, checkCredentials],
    ...[convertErrors(checkParameters), recordQuery, ...finalChecks],
  ];
}

/** The library compares whole media types. A request without a body needs none. */
const limitMediaTypes: RequestHandler = ({ method, url, headers }, _response, next) => {
  const mediaType = headers['content-type']?.split(';', 1)[0]?.trim();
  if (mediaType === undefined || findRequestBody(method, url) === undefined) delete headers['content-type'];
  else headers['content-type'] = mediaType;
  next();
};

/** The library takes `+` for a reserved character. */
const encodePlusAsSpace: RequestHandler = (request, _response, next) => {
  const [path = '', ...query] = request.originalUrl.split('?');
  request.originalUrl = [path, ...query.map((part) => part.replaceAll('+', '%20'))].join('?');
  next();
};

const recordMatch: RequestHandler = (request, _response, next) => {
  const { openapi } = request as Request & {
    openapi?: { schema: { operationId: never }; pathParams: Record<string, string> };
  };
  if (openapi === undefined) throw new ApiError('route_not_found');
  const requestContext = getRequestContext(request);
  requestContext.operation = openapi.schema.operationId;
  requestContext.path = openapi.pathParams;
  next();
};

const recordQuery: RequestHandler = (request, _response, next) => {
  getRequestContext(request).query = request.query;
  next();
};

function convertErrors(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const pass: NextFunction = (failure?: unknown) =>
      failure ? next(failure instanceof ApiError ? failure : toApiError(failure as LibraryError, request)) : next();
    try {
      handler(request, response, pass);
    } catch (failure) {
      pass(failure);
    }
  };
}

function toApiError({ status, message, headers, errors }: LibraryError, request: Request): unknown {
  const { operation, bodyError } = getRequestContext(request);
  if (status === 404) {
    const near = findNearPath(errors?.[0]?.path ?? '');
    const hint = `Unknown path. Did you mean ${near}? See /openapi.yaml for all paths.`;
    return new ApiError('route_not_found', near === undefined ? {} : { message: hint });
  }
  if (status === 405) {
    const methods = (headers?.['Allow'] ?? '').replace(/\bGET\b/, 'GET, HEAD');
    const allowed = `This method is not allowed here. Use ${methods.replace(/, (?=[A-Z]+$)/, ' or ')}.`;
    return new ApiError('method_not_allowed', { message: allowed, allowedMethods: methods.split(', ') });
  }
  if (bodyError !== undefined) return bodyError;
  if (status === 415) return new ApiError('unsupported_media_type');
  if (status !== 400) return new Error(message);
  if (message.startsWith('malformed uri')) {
    return invalidRequest([{ field: 'path', problem: 'contains malformed percent-encoding' }]);
  }
  const knownNames = listQueryNames(operation ?? '');
  return invalidRequest(toErrorDetails((errors ?? []).map((one) => ({ ...one, knownNames }))));
}

function listQueryNames(id: string): string[] {
  const operation = Object.values(contract.paths)
    .flatMap((operations) => Object.values(operations))
    .find(({ operationId }) => operationId === id);
  return (operation?.parameters ?? [])
    .map((one) => ('$ref' in one ? contract.components.parameters[one.$ref.split('/').at(-1) ?? ''] : one))
    .flatMap((one) => (one?.in === 'query' ? [one.name] : []));
}

/** Returns a copy of the contract, which the library then changes, with what it needs. It accepts any body. */
function buildRequestContract(): typeof contract {
  const copy = structuredClone(contract);
  for (const operation of Object.values(copy.paths).flatMap((operations) => Object.values(operations))) {
    for (const status of Object.keys(operation.responses)) operation.responses[status] = {};
    const content = operation.requestBody?.content ?? {};
    for (const mediaType of Object.keys(content)) content[mediaType] = { schema: {} };
  }
  const { parameters, securitySchemes } = copy.components;
  const schemas = findReferencedSchemas([copy.paths, parameters]) as typeof copy.components.schemas;
  return { ...copy, components: { schemas, parameters, securitySchemes } };
}

/** Returns the schemas of the contract to which a part of it refers, directly or through other schemas. */
function findReferencedSchemas(part: unknown): Record<string, Schema> {
  const schemas: Record<string, Schema> = contract.components.schemas;
  const found: Record<string, Schema> = {};
  const search = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[name];
      if (schema === undefined || name in found) continue;
      found[name] = structuredClone(schema);
      search(JSON.stringify(schema));
    }
  };
  search(JSON.stringify(part));
  return found;
}
