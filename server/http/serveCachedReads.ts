import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Allowance } from '../access/allowance.js';
import { isWellFormedApiKey } from '../access/secrets.js';
import type { AnonymousCaller, Caller, KeyCaller } from '../caller.js';
import type { Config } from '../config.js';
import type { RateLimiter } from '../limits/rateLimiter.js';
import type { Metrics } from '../metrics/metrics.js';
import type { VersionReader } from '../store/versionReader.js';
import type { Authenticator } from './authenticator.js';
import { type CachedResponse, sendCachedResponse } from './cachedResponse.js';
import { getClientAddress } from './clientAddress.js';
import { sendError } from './errorResponse.js';
import { allowsPublicReading, isLocalRequest } from './localRequest.js';
import { applyDecision } from './rateLimit.js';
import { readApiKey } from './readApiKey.js';
import { getVersions, type RequestContext, setRequestContext } from './requestContext.js';
import { startRequestContext } from './requestLog.js';
import type { ResponseCache } from './responseCache.js';
import { isPubliclyReadable, isPublicPath } from './routes.js';

interface Dependencies {
  responseCache: ResponseCache;
  authenticator: Authenticator;
  versionReader: VersionReader;
  limiter: RateLimiter;
  metrics: Metrics;
  log: Logger;
  config: Config;
  getAllowance(caller: Caller, requestContext: RequestContext): Allowance;
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
    requestContext.isLocal = isLocalRequest(request, dependencies.config);
    requestContext.allowsPublicReading = allowsPublicReading(request, dependencies.config);
    const key = readApiKey(headers);
    const hasReader = key === undefined ? mayReadPublicly(requestContext, headers) : isWellFormedApiKey(key);
    const canBeCached = method === 'GET' && hasReader && !isPublicPath(url);
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
  key: string | undefined,
  requestContext: RequestContext,
) {
  const now = dependencies.now();
  // If the database is unavailable, the application sends the error.
  const versions = await getVersions(requestContext, dependencies.versionReader).catch(() => undefined);
  if (versions === undefined) return false;
  const day = now.toISOString().slice(0, 10);
  const { responseCache, versionReader } = dependencies;
  const cached: CachedResponse | undefined = responseCache.get(request, versionReader.changes, day);
  if (cached === undefined) return false;
  const caller =
    key === undefined
      ? findPublicReader(request, cached, dependencies.config)
      : findKeyCaller(key, versions.access, dependencies.authenticator);
  if (caller === undefined) return false;
  requestContext.caller = caller;
  requestContext.operation = cached.operation;
  const decision = await dependencies.limiter.admit(dependencies.getAllowance(caller, requestContext), now.getTime());
  dependencies.metrics.recordRateLimitDecision(caller.kind, decision.admitted);
  applyDecision(response, decision);
  dependencies.metrics.recordCacheHit();
  await sendCachedResponse(request, response, cached);
  return true;
}

/** Whether a request without a key may read. A request with a cookie may have a session, which the application looks for. */
function mayReadPublicly({ allowsPublicReading }: RequestContext, { cookie }: IncomingHttpHeaders): boolean {
  return allowsPublicReading === true && cookie === undefined;
}

function findPublicReader(
  request: IncomingMessage,
  { operation }: CachedResponse,
  { TRUST_PROXY }: Config,
): AnonymousCaller | undefined {
  if (!isPubliclyReadable(operation)) return undefined;
  return { kind: 'anonymous', address: getClientAddress(request, TRUST_PROXY), problem: 'missing_api_key' };
}

/** The application checks the scopes of a restricted key against the contract. */
function findKeyCaller(key: string, version: number, authenticator: Authenticator): KeyCaller | undefined {
  const caller = authenticator.findCached(key, version);
  return caller?.scopes === null ? caller : undefined;
}
