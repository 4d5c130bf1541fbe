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
import { isPublicPath } from './publicPaths.js';
import { applyDecision } from './rateLimit.js';
import { getVersions, type RequestContext, setRequestContext } from './requestContext.js';
import { startRequestContext } from './requestLog.js';
import type { ResponseCache } from './responseCache.js';

interface Dependencies {
  responseCache: ResponseCache;
  authenticator: Authenticator;
  changes: VersionReader;
  limiter: RateLimiter;
  metrics: Metrics;
  log: Logger;
  getAllowance(caller: Caller): Allowance;
  now(): Date;
}

/**
 * Stands before the application: a read that the whole chain has validated and answered once, for a key that it has
 * looked up once, is answered again from memory. The key, its limits and the library's version are still checked each
 * time; whatever is not certain here goes the whole way.
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
  // Where the database is away it is the application that says so.
  const versions = await getVersions(requestContext, dependencies.changes).catch(() => undefined);
  if (versions === undefined) return false;
  const day = now.toISOString().slice(0, 10);
  const cached: CachedResponse | undefined = dependencies.responseCache.get(request, versions.library.version, day);
  if (cached === undefined) return false;
  const caller = dependencies.authenticator.findCached(key, versions.access);
  // Whether a key's scopes are enough is asked of the contract.
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
