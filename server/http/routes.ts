import { type ContractOperation, contract } from '../contractFile.js';
import type { OperationId } from '../schemas.js';

/** What the server needs to know about an operation before the validator has matched the request. All of it is derived from the contract. */
interface Route {
  operationId: OperationId;
  method: string;
  path: string;
  /** Needs no credentials. */
  isPublic: boolean;
  /** Neither rate-limited nor counted: the contract has no 429 for it. */
  isRateLimitExempt: boolean;
  /** A read of the library. Its response depends only on the library version, the UTC day and the request. */
  isCacheable: boolean;
  /** The largest body in bytes, and whether it is CSV; undefined for operations without a body. */
  body: { maxBytes: number; isCsv: boolean } | undefined;
}

const routes: Route[] = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => toRoute(method.toUpperCase(), path, operation)),
);

const publicReads = new Set(
  routes.filter(({ method, isPublic }) => method === 'GET' && isPublic).map(({ path }) => path),
);
const exemptPaths = new Set(routes.filter(({ isRateLimitExempt }) => isRateLimitExempt).map(({ path }) => path));
const cacheableOperations = new Set(
  routes.filter(({ isCacheable }) => isCacheable).map(({ operationId }) => operationId),
);
const bodyRoutes = routes
  .filter(({ body }) => body !== undefined)
  .map(({ method, path, body }) => ({ method, body, pattern: toPattern(path) }));
const livenessPath = routes.find(({ operationId }) => operationId === 'health.live')?.path;

function toRoute(method: string, path: string, operation: ContractOperation): Route {
  const { operationId, security, responses, requestBody } = operation;
  const isPublic = security?.length === 0;
  return {
    ...{ operationId, method, path, isPublic },
    isRateLimitExempt: !('429' in responses),
    isCacheable: !isPublic && '304' in responses,
    body: requestBody && {
      maxBytes: requestBody['x-max-body-bytes'],
      isCsv: 'text/csv' in requestBody.content,
    },
  };
}

/** Matches the normalized paths of an operation: `{name}` stands for one segment. */
function toPattern(path: string): RegExp {
  return new RegExp(
    `^${path
      .toLowerCase()
      .replaceAll('.', '\\.')
      .replace(/\{[^}]+\}/g, '[^/]+')}$`,
  );
}

/** Whether reads of a URL need no credentials, in any spelling that the router accepts. They work while the database is unavailable. */
export function isPublicPath(url: string): boolean {
  return publicReads.has(normalizePath(url));
}

/** Whether a URL is the liveness check, which must not access any store. */
export function isLivenessPath(url: string): boolean {
  return normalizePath(url) === livenessPath;
}

export function isRateLimitExempt(url: string): boolean {
  return exemptPaths.has(normalizePath(url));
}

/** Whether responses of an operation may be cached and requested conditionally. */
export function isCacheable(operationId: OperationId): boolean {
  return cacheableOperations.has(operationId);
}

/** What the contract says about the body of a request; undefined where no operation takes one. */
export function findRequestBody(method: string, url: string): Route['body'] {
  const path = normalizePath(url);
  return bodyRoutes.find((route) => route.method === method && route.pattern.test(path))?.body;
}

/** Returns the path of a URL in lower case, without query and trailing slash. */
export function normalizePath(url: string): string {
  return url.split('?', 1)[0]?.toLowerCase().replace(/\/$/, '') ?? '';
}
