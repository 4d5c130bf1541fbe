import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Allowance } from '../access/allowance.js';
import { isWellFormedApiKey } from '../access/secrets.js';
import type { Caller } from '../caller.js';
import type { RateLimiter } from '../limits/rateLimiter.js';
import type { Metrics } from '../metrics/metrics.js';
import type { VersionReader } from '../store/versionReader.js';
import type { Authenticator } from './authenticator.js';
import { type CachedResponse, sendCachedResponse } from './cachedResponse.js';
import { sendError } from './errorResponse.js';
import { applyDecision } from './rateLimit.js';
import { getVersions, type RequestContext, setRequestContext } from './requestContext.js';
import { startRequestContext } from './requestLog.js';
import type { ResponseCache } from './responseCache.js';
import { isPublicPath } from './routes.js';

interface Dependencies {
  responseCache: ResponseCache;
  authenticator: Authenticator;
  versionReader: VersionReader;
  limiter: RateLimiter;
  metrics: Metrics;
  log: Logger;
  getAllowance(caller: Caller): Allowance;
  now(): Date;
}

/**
 * Serves cached responses before the Express application. A read is served from memory if the application has served the
 * same read before and the key is already known. The key, its rate limit and the library version are checked on every
 * request; any request that cannot be decided here goes to the application.
 */
export function serveCachedReads(dependencies: Dependencies, application: RequestListener): RequestListener {
  return (request, response) => {
    const requestContext = startRequestContext(request, response, dependencies);
    setRequestContext(request, requestContext);
    const { method, url = '', headers } = request;
    const key = headers['x-api-key'];
    const canBeCached = method === 'GET' && typeof key === 'string' && isWellFormedApiKey(key) && !isPublicPath(url);
    if (!canBeCached) return application(request, response);
    tryServeCached(dependencies, request, response, key, requestContext).then(
      (isServed) => isServed || application(request, response),
      (failure) => sendError(response, failure, requestContext, dependencies.log),
    );
  };
}

async function tryServeCached(
  dependencies: Dependencies,
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  requestContext: RequestContext,
) {
  const now = dependencies.now();
  // If the database is unavailable, the application sends the error.
  const versions = await getVersions(requestContext, dependencies.versionReader).catch(() => undefined);
  if (versions === undefined) return false;
  const day = now.toISOString().slice(0, 10);
  const cached: CachedResponse | undefined = dependencies.responseCache.get(request, versions.library.version, day);
  if (cached === undefined) return false;
  const caller = dependencies.authenticator.findCached(key, versions.access);
  // The application checks the scopes of a restricted key against the contract.
  if (caller === undefined || caller.scopes !== null) return false;
  requestContext.caller = caller;
  requestContext.operation = cached.operation;
  const decision = await dependencies.limiter.admit(dependencies.getAllowance(caller), now.getTime());
  dependencies.metrics.recordRateLimitDecision('key', decision.admitted);
  applyDecision(response, decision);
  dependencies.metrics.recordCacheHit();
  await sendCachedResponse(request, response, cached);
  return true;
}
