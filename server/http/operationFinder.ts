import type { Express, Request, RequestHandler, Response } from 'express';
import { error } from 'express-openapi-validator';
import { contract } from '../contractFile.js';
import { matchPath } from './matchPath.js';

/** What express-openapi-validator adds to a request that matches an operation. Its other checks read it. */
interface OpenApiMatch {
  expressRoute: string;
  openApiRoute: string;
  pathParams: Record<string, string>;
  schema: object;
  serial: number;
}

interface PathOperations {
  /** By method. */
  operations: Map<string, OpenApiMatch>;
  /** The methods of the path, for the header Allow. */
  allowedMethods: string;
  /** In the order of the path. */
  parameterNames: string[];
}

/**
 * Creates the middleware that finds the operation of a request. express-openapi-validator would compile the pattern of each
 * path for each request. So it looks up each operation of the contract once, here, and requests read a table of the results.
 */
export async function createOperationFinder(lookUp: RequestHandler, app: Express): Promise<RequestHandler> {
  const table = new Map<string, PathOperations>();
  for (const path of Object.keys(contract.paths)) table.set(path, await readOperations(path, lookUp, app));
  return (request, _response, next) => {
    const { method, originalUrl, path } = request;
    const match = matchPath(originalUrl.split('?', 1)[0] ?? '');
    const found = match && table.get(match.path);
    if (match === undefined || found === undefined) {
      // `dispatch` rejects a target that is not a path (`OPTIONS *`).
      if (!path.startsWith('/')) return next();
      throw new error.NotFound({ path, message: 'not found' });
    }
    const pathParams = decodeParameters(found.parameterNames, match.values, path);
    const operation = found.operations.get(method);
    if (operation === undefined) {
      const headers = { Allow: found.allowedMethods };
      throw new error.MethodNotAllowed({ path, message: `${method} method not allowed`, headers });
    }
    Object.assign(request, { openapi: { ...operation, pathParams } });
    next();
  };
}

async function readOperations(path: string, lookUp: RequestHandler, app: Express): Promise<PathOperations> {
  const operations = new Map<string, OpenApiMatch>();
  for (const method of Object.keys(contract.paths[path] ?? {}).map((name) => name.toUpperCase())) {
    const { openapi } = await runLookup(method, path, lookUp, app);
    if (openapi?.openApiRoute !== path) throw new Error(`express-openapi-validator does not find ${method} ${path}.`);
    operations.set(method, openapi);
  }
  const { failure } = await runLookup('TRACE', path, lookUp, app);
  if (failure?.headers === undefined) throw new Error(`express-openapi-validator does not refuse TRACE ${path}.`);
  const parameterNames = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  return { operations, allowedMethods: failure.headers.Allow, parameterNames };
}

interface LookupResult {
  openapi: OpenApiMatch | undefined;
  failure: { headers?: { Allow: string } } | undefined;
}

/** Looks up a path of the contract. Each parameter has its name in braces as value. */
function runLookup(method: string, path: string, lookUp: RequestHandler, app: Express): Promise<LookupResult> {
  const request = { method, path, originalUrl: path, baseUrl: '', app } as Partial<Request> & {
    openapi?: OpenApiMatch;
  };
  return new Promise((resolve) => {
    const next = (failure?: unknown) =>
      resolve({ openapi: request.openapi, failure: failure as LookupResult['failure'] });
    lookUp(request as Request, {} as Response, next);
  });
}

function decodeParameters(names: string[], values: string[], path: string): Record<string, string> {
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
  } catch {
    throw new error.BadRequest({ path, message: 'malformed uri' });
  }
}
