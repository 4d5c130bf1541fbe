import type { RequestHandler } from 'express';
import { contract } from '../contractFile.js';
import { ApiError, invalidRequest } from '../errors.js';
import type { OperationId } from '../schemas.js';
import { findNearPath } from './findNearPath.js';
import { matchPath } from './matchPath.js';
import { getRequestContext } from './requestContext.js';

interface PathOperations {
  /** By method. */
  operations: Map<string, OperationId>;
  /** The methods of the path, for the header Allow. */
  methods: string[];
  /** In the order of the path. */
  parameterNames: string[];
}

const table = new Map<string, PathOperations>(
  Object.entries(contract.paths).map(([path, operations]) => [
    path,
    {
      operations: new Map(Object.entries(operations).map(([name, one]) => [name.toUpperCase(), one.operationId])),
      methods: Object.keys(operations)
        .map((name) => name.toUpperCase())
        .reverse(),
      parameterNames: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name),
    },
  ]),
);

/** Finds the operation of a request and the parameters in its path. */
export const findOperation: RequestHandler = (request, _response, next) => {
  const requestContext = getRequestContext(request);
  const match = matchPath(request.url.split('?', 1)[0] ?? '');
  const found = match && table.get(match.path);
  if (match === undefined || found === undefined) {
    throw request.path.startsWith('/') ? createPathError(request.path) : new ApiError('route_not_found');
  }
  const values = match.values.map(decodeValue);
  if (values.includes(undefined)) {
    throw (
      requestContext.bodyError ?? invalidRequest([{ field: 'path', problem: 'contains malformed percent-encoding' }])
    );
  }
  const operation = found.operations.get(request.method);
  if (operation === undefined) throw createMethodError(found.methods);
  requestContext.operation = operation;
  requestContext.path = Object.fromEntries(found.parameterNames.map((name, index) => [name, values[index] ?? '']));
  next();
};

/** Decodes percent-encoding. Returns undefined if it is malformed. */
function decodeValue(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function createPathError(path: string): ApiError {
  const near = findNearPath(path);
  if (near === undefined) return new ApiError('route_not_found');
  return new ApiError('route_not_found', {
    message: `Unknown path. Did you mean ${near}? See /openapi.yaml for all paths.`,
  });
}

/** Every GET operation supports HEAD too, which the contract does not list. */
function createMethodError(methods: string[]): ApiError {
  const allowedMethods = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const alternatives = allowedMethods.join(', ').replace(/, (?=[A-Z]+$)/, ' or ');
  const message = `This method is not allowed here. Use ${alternatives}.`;
  return new ApiError('method_not_allowed', { message, allowedMethods });
}
