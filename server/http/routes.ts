import { type ContractOperation, contract, listParameters, type Parameter, type RequestBody } from '../contractFile.js';
import type { OperationId, Schemas } from '../schemas.js';
import type { PeriodDay } from '../series/periodDays.js';
import { countLargest, type JsonCounts, readBodySchema } from './bodySchema.js';
import { matchPath } from './matchPath.js';
import { isSafeMethod } from './safeMethods.js';

/** What the server needs to know about an operation before the validator has matched the request. All of it is derived from the contract. */
interface Route {
  operationId: OperationId;
  method: string;
  path: string;
  /** Needs no credentials. */
  isPublic: boolean;
  /** Needs no credentials if public reading is on. */
  isPubliclyReadable: boolean;
  /** A read of the library. Its response depends only on the library version, the UTC day and the request. */
  isCacheable: boolean;
  /**
   * The largest body in bytes, its media type, and the parts of the largest JSON body (undefined for CSV and signed bodies); undefined for
   * operations without a body.
   */
  body: { maxBytes: number; type: string; isSigned: boolean; maxCounts: JsonCounts | undefined } | undefined;
}

const routes: Route[] = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => toRoute(method.toUpperCase(), path, operation)),
);

/** The paths of the contract, with parameters in braces. */
export const routePaths = Object.keys(contract.paths);

const publicReads = new Set(
  routes.filter(({ method, isPublic }) => method === 'GET' && isPublic).map(({ path }) => path),
);
const publicWrites = new Set(
  routes
    .filter(({ method, isPublic }) => isPublic && !isSafeMethod(method))
    .map(({ method, path }) => `${method} ${path}`),
);
const healthPaths = new Set(
  routes.filter(({ operationId }) => operationId.startsWith('health.')).map(({ path }) => path),
);
const cacheableOperations = new Set(
  routes.filter(({ isCacheable }) => isCacheable).map(({ operationId }) => operationId),
);
const publiclyReadable = new Set<string>(
  routes.filter(({ isPubliclyReadable }) => isPubliclyReadable).map(({ operationId }) => operationId),
);
const operationPaths = new Map(routes.map(({ operationId, path }) => [operationId, path]));
const bodies = new Map(routes.map(({ method, path, body }) => [`${method} ${path}`, body]));
const periodParameters = new Map<string, [name: string, day: PeriodDay][]>(
  Object.values(contract.paths)
    .flatMap((operations) => Object.values(operations))
    .map((operation) => [operation.operationId, listParameters(operation).flatMap(readPeriodParameter)]),
);

function toRoute(method: string, path: string, operation: ContractOperation): Route {
  const { operationId, security, responses, requestBody } = operation;
  // A token in the path is a credential.
  const isPublic = security?.length === 0 && !path.includes('{token}');
  const isPubliclyReadable = (security ?? contract.security).some(
    (requirement) => Object.keys(requirement).length === 0,
  );
  return {
    ...{ operationId, method, path, isPublic, isPubliclyReadable },
    isCacheable: !isPublic && '304' in responses,
    body: requestBody && describeBody(requestBody),
  };
}

function describeBody(requestBody: RequestBody): NonNullable<Route['body']> {
  const isJson = 'application/json' in requestBody.content;
  const isSigned = requestBody['x-signed-body'] === true;
  return {
    maxBytes: requestBody['x-max-body-bytes'],
    type: isJson ? 'application/json' : 'text/csv',
    isSigned,
    maxCounts: isJson && !isSigned ? countLargest(readBodySchema(requestBody)) : undefined,
  };
}

/** Returns the name of a date parameter and the day that a period stands for. Its schema is one of those with `x-period-day`. */
function readPeriodParameter({ name, schema }: Parameter): [name: string, day: PeriodDay][] {
  const schemaName = schema.$ref?.split('/').at(-1) as keyof Schemas | undefined;
  const day = schemaName && (contract.components.schemas[schemaName]['x-period-day'] as PeriodDay | undefined);
  return day === undefined ? [] : [[name, day]];
}

/** Whether reads of a URL need no credentials, in any spelling that the router accepts. They work while the database is unavailable. */
export function isPublicPath(url: string): boolean {
  return publicReads.has(normalizePath(url));
}

/** Whether a request changes something and needs no credentials. The paths of such operations have no parameters. */
export function isPublicWrite(method: string, url: string): boolean {
  return publicWrites.has(`${method} ${normalizePath(url)}`);
}

/** Whether a URL is a health check, whose limit must not need any store. */
export function isHealthPath(url: string): boolean {
  return healthPaths.has(normalizePath(url));
}

/** Whether a URL is the webhook of Stripe, which has a limit of its own. */
export function isWebhookPath(url: string): boolean {
  return normalizePath(url) === '/api/billing/webhook';
}

/** Returns the path of an operation, with its parameters in braces. */
export function findRoutePath(operationId: OperationId): string | undefined {
  return operationPaths.get(operationId);
}

/** Whether responses of an operation may be cached and requested conditionally. */
export function isCacheable(operationId: OperationId): boolean {
  return cacheableOperations.has(operationId);
}

/** Whether an operation needs no credentials if public reading is on. */
export function isPubliclyReadable(operationId: string): boolean {
  return publiclyReadable.has(operationId);
}

/** Returns the date parameters of an operation, and the day that a period stands for in each. */
export function getPeriodParameters(operationId: OperationId): [name: string, day: PeriodDay][] {
  return periodParameters.get(operationId) ?? [];
}

/** What the contract says about the body of a request; undefined where no operation takes one. */
export function findRequestBody(method: string, url: string): Route['body'] {
  const match = matchPath(normalizePath(url));
  return match && bodies.get(`${method} ${match.path}`);
}

/** Returns the path of a URL in lower case, without query and trailing slash. A client may send the scheme and host too. */
export function normalizePath(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0];
  return path?.toLowerCase().replace(/\/$/, '') ?? '';
}
