import type { RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { AppContext } from './appContext.js';
import type { Caller } from './caller.js';
import { Authenticator } from './http/authenticator.js';
import { createContractValidator } from './http/contractValidator.js';
import { allowCrossOrigin } from './http/crossOrigin.js';
import { rejectCrossSite } from './http/crossSite.js';
import { captureValidatedBody, dispatch, getMatchedOperation } from './http/dispatch.js';
import { sendError } from './http/errorResponse.js';
import { authenticateOperator, isOperatorPath } from './http/operator.js';
import { servePages } from './http/pages.js';
import { isLivenessPath, isPublicPath, isRateLimitExempt } from './http/publicPaths.js';
import { applyDecision, buildAllowance } from './http/rateLimit.js';
import { readBody } from './http/readBody.js';
import { getRequestContext, getVersions } from './http/requestContext.js';
import { ResponseCache } from './http/responseCache.js';
import { serveCachedReads } from './http/serveCachedReads.js';
import { readCookies, sessionCookieName } from './http/sessionCookie.js';
import type { RateLimiter } from './limits/rateLimiter.js';
import { operations } from './operations/index.js';
import { resolveProjectPath } from './resolveProjectPath.js';
import type { VersionReader } from './store/versionReader.js';

/** A request's way, in its order: page, hot read, authenticate, rate limit, body, validator, dispatch; any failure, error response. */
export async function createApp(
  context: AppContext,
  changes: VersionReader,
  limiter: RateLimiter,
  log: Logger,
): Promise<RequestListener> {
  const { config, db, now, metrics } = context;
  const responseCache = new ResponseCache(config.ANSWER_CACHE_MB);
  const authenticator = new Authenticator(db);
  const getAllowance = (caller: Caller) => buildAllowance(caller, config);

  const authenticate: RequestHandler = async (request, _response, next) => {
    const requestContext = getRequestContext(request);
    // The validator looks for the cookies of the contract here.
    request.cookies = readCookies(request);
    const address = request.ip ?? '';
    if (isOperatorPath(request.url)) {
      requestContext.caller = authenticateOperator(request.get('Authorization'), config.CRON_SECRET, address);
      return next();
    }
    const credentials = isPublicPath(request.url)
      ? { key: undefined, sessionToken: undefined }
      : { key: request.get('X-API-Key'), sessionToken: request.cookies[sessionCookieName] };
    const versions = () => getVersions(requestContext, changes);
    requestContext.caller = await authenticator.authenticate({ ...credentials, address }, versions, now());
    next();
  };

  const applyRateLimit: RequestHandler = async (request, response, next) => {
    if (isLivenessPath(request.url)) return next();
    const { caller } = getRequestContext(request);
    if (caller === undefined) throw new Error('The caller is not known yet.');
    const instant = now().getTime();
    const decide = isRateLimitExempt(request.url) ? limiter.peek : limiter.admit;
    const decision = await decide.call(limiter, getAllowance(caller), instant);
    metrics.recordRateLimitDecision(caller.kind, decision.admitted);
    applyDecision(response, decision);
    next();
  };

  const treatHeadAsGet: RequestHandler = (request, _response, next) => {
    if (request.method === 'HEAD') request.method = 'GET';
    next();
  };

  const handleError: ErrorRequestHandler = async (failure, request, response, _next) => {
    if (!response.hasHeader('X-RateLimit-Limit')) {
      // The database is away, and with it the limits of the key: those of the address are shown.
      const anonymous = { kind: 'anonymous', address: request.ip ?? '', problem: 'missing_api_key' } as const;
      applyDecision(response, await limiter.peek(getAllowance(anonymous), now().getTime()));
    }
    const requestContext = getRequestContext(request);
    requestContext.operation ??= getMatchedOperation(request);
    sendError(response, failure, requestContext, log);
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('etag', false);
  app.use(authenticate, applyRateLimit, rejectCrossSite, readBody);
  app.use(treatHeadAsGet, captureValidatedBody, ...(await createContractValidator(app, config)));
  app.use(dispatch(operations, context, changes, responseCache));
  app.use(handleError);
  const api = serveCachedReads(
    { responseCache, authenticator, changes, limiter, metrics, log, getAllowance, now },
    app,
  );
  return servePages(resolveProjectPath('dist', 'web'), allowCrossOrigin(api));
}
