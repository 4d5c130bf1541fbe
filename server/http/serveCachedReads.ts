import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeader,
  RequestListener,
  ServerResponse,
} from 'node:http';
import type { Logger } from 'pino';
import { type Allowance, type Decision, toDayNumber } from '../access/allowance.js';
import { isPaywalled } from '../billing/assertIncluded.js';
import { findPricingUrl } from '../billing/pricingUrl.js';
import type { AnonymousCaller, Caller, KeyCaller } from '../caller.js';
import type { Config } from '../config.js';
import type { RateLimiter } from '../limits/rateLimiter.js';
import type { Metrics } from '../metrics/metrics.js';
import { formatDay } from '../store/day.js';
import type { VersionReader, Versions } from '../store/versionReader.js';
import type { Authenticator } from './authenticator.js';
import { type CachedResponse, sendCachedResponse } from './cachedResponse.js';
import { findCaching } from './caching.js';
import { getClientAddress } from './clientAddress.js';
import { sendError } from './errorResponse.js';
import { hashKeyOnce } from './hashKeyOnce.js';
import { allowsPublicReading, isLocalRequest } from './localRequest.js';
import { applyDecision, buildLimitHeaders } from './rateLimit.js';
import { readApiKey } from './readApiKey.js';
import { type RequestContext, setRequestContext } from './requestContext.js';
import { startRequestContext } from './requestLog.js';
import { type CacheEntry, isCurrent, type ResponseCache } from './responseCache.js';
import { isPubliclyReadable } from './routes.js';
import { setHeaders } from './setHeaders.js';

interface Dependencies {
  responseCache: ResponseCache;
  authenticator: Authenticator;
  versionReader: VersionReader;
  limiter: RateLimiter;
  metrics: Metrics;
  log: Logger;
  config: Config;
  /** Names and values, in turn, of the headers that every response has. */
  apiHeaders: readonly string[];
  getAllowance(caller: Caller, requestContext: RequestContext): Allowance;
  now(): Date;
}

/** A request, its response, and its context. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  requestContext: RequestContext;
}

/**
 * Serves cached responses before the Express application. A read is served from memory if the application has served the
 * same read before and the key is already known. The key, its rate limit and the library version are checked on every
 * request; any request that cannot be decided here goes to the application. Nothing waits, unless the versions or limits are
 * those of several processes, and all headers are written at once.
 */
export function serveCachedReads(dependencies: Dependencies, application: RequestListener): RequestListener {
  return (request, response) => {
    const requestContext = startRequestContext(request, response, dependencies);
    setRequestContext(request, requestContext);
    requestContext.isLocal = isLocalRequest(request, dependencies.config);
    requestContext.allowsPublicReading = allowsPublicReading(request, dependencies.config);
    const exchange = { request, response, requestContext };
    const finish = (isServed: boolean): void => {
      if (isServed) return;
      setHeaders(response, buildCommonHeaders(dependencies, requestContext));
      application(request, response);
    };
    const fail = (failure: unknown): void => {
      if (!response.headersSent) setHeaders(response, buildCommonHeaders(dependencies, requestContext));
      sendError(response, failure, requestContext, dependencies.log);
    };
    let served: boolean | Promise<boolean>;
    try {
      served = tryServeCached(dependencies, exchange);
    } catch (failure) {
      return fail(failure);
    }
    if (served instanceof Promise) served.then(finish, fail);
    else finish(served);
  };
}

/** The headers that every response of the API has. */
function buildCommonHeaders({ apiHeaders }: Dependencies, { requestId }: RequestContext): OutgoingHttpHeader[] {
  return [...apiHeaders, 'X-Request-Id', requestId];
}

/** Returns whether the request was served from memory. */
function tryServeCached(dependencies: Dependencies, exchange: Exchange): boolean | Promise<boolean> {
  const { request, requestContext } = exchange;
  const key = readApiKey(request.headers);
  const hash = key === undefined ? undefined : hashKeyOnce(request.socket, key);
  const hasReader = key === undefined ? mayReadPublicly(requestContext, request.headers) : hash !== undefined;
  const entry = request.method === 'GET' && hasReader ? dependencies.responseCache.find(request) : undefined;
  if (entry === undefined || isPaywalled(dependencies.config, entry.response.operation)) return false;
  const now = dependencies.now();
  return continueWith(readVersions(dependencies.versionReader), (versions) => {
    if (versions === undefined) return false;
    requestContext.versions = versions;
    if (!isCurrent(entry, dependencies.versionReader.changes, formatDay(toDayNumber(now.getTime())))) return false;
    const caller =
      hash === undefined
        ? findPublicReader(request, entry.response, dependencies.config)
        : findKeyCaller(hash, versions.access, now, dependencies.authenticator);
    if (caller === undefined) return false;
    requestContext.caller = caller;
    requestContext.operation = entry.response.operation;
    const decision = dependencies.limiter.admit(dependencies.getAllowance(caller, requestContext), now.getTime());
    return continueWith(decision, (one) => continueWith(send(dependencies, exchange, entry, one), () => true));
  });
}

/** Sends the response with the rate-limit headers of a decision. Throws `rate_limit_exceeded` if the request is not admitted. */
function send(
  dependencies: Dependencies,
  { request, response, requestContext }: Exchange,
  { response: cached }: CacheEntry,
  decision: Decision,
): void | Promise<void> {
  const caller = requestContext.caller as Caller;
  dependencies.metrics.recordRateLimitDecision(caller.kind, decision.admitted);
  if (!decision.admitted) return applyDecision(response, decision, findPricingUrl(dependencies.config));
  dependencies.metrics.recordCacheHit();
  const headers = buildCommonHeaders(dependencies, requestContext);
  headers.push(...buildLimitHeaders(decision));
  const caching = findCaching(caller, cached.isPast === true, dependencies.config);
  return sendCachedResponse(request, response, cached, caching, headers);
}

/** Returns undefined if the database is unavailable. The application sends the error. */
function readVersions(reader: VersionReader): Versions | undefined | Promise<Versions | undefined> {
  try {
    const versions = reader.readForReceived();
    return versions instanceof Promise ? versions.catch(() => undefined) : versions;
  } catch {
    return undefined;
  }
}

/** Calls a function with a value, at once unless the value is still to come. */
function continueWith<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
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
function findKeyCaller(hash: string, version: number, now: Date, authenticator: Authenticator): KeyCaller | undefined {
  const caller = authenticator.findCached(hash, version, now);
  return caller?.scopes === null ? caller : undefined;
}
