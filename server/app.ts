import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from 'pino';
import type { Decision } from './access/allowance.js';
import type { AppContext } from './appContext.js';
import { findPricingUrl } from './billing/pricingUrl.js';
import type { Caller } from './caller.js';
import type { Config } from './config.js';
import { Authenticator, type Credentials } from './http/authenticator.js';
import { createCallOperations } from './http/callOperation.js';
import { listContractChecks } from './http/contractValidator.js';
import { answerPreflights, crossOriginHeaders } from './http/crossOrigin.js';
import { rejectCrossSite } from './http/crossSite.js';
import { dispatch } from './http/dispatch.js';
import { sendError } from './http/errorResponse.js';
import { readFeedCredentials } from './http/feedToken.js';
import { checkMcpOrigin } from './http/mcpOrigin.js';
import { type Application, createMessageClasses } from './http/messageClasses.js';
import { authenticateOperator, isOperatorPath, usesOwnerSession } from './http/operator.js';
import { servePages } from './http/pages.js';
import { checkProxy } from './http/proxyCheck.js';
import { PublicLimit } from './http/publicLimit.js';
import { parseQuery } from './http/queryParser.js';
import { applyDecision, buildAllowance, findWebhookAllowance } from './http/rateLimit.js';
import { readApiKey } from './http/readApiKey.js';
import { readBody } from './http/readBody.js';
import { rejectBilling } from './http/rejectBilling.js';
import { getRequestContext, getVersions, type RequestContext } from './http/requestContext.js';
import { ResponseCache } from './http/responseCache.js';
import { isHealthPath, isPublicPath } from './http/routes.js';
import { createRunOperation } from './http/runOperation.js';
import { buildSecurityHeaders } from './http/securityHeaders.js';
import { serveCachedReads } from './http/serveCachedReads.js';
import { readSessionCookie, sessionCookieName } from './http/sessionCookie.js';
import type { RateLimiter } from './limits/rateLimiter.js';
import { operations } from './operations/index.js';
import { resolveProjectPath } from './resolveProjectPath.js';
import { countDocuments } from './store/documentMemory.js';
import { getLibraryMemory, keepInMemory } from './store/libraryMemory.js';
import { ReadReplicas } from './store/readReplicas.js';
import type { VersionReader } from './store/versionReader.js';
import { runAsOwner } from './takeTurn.js';

interface AppOptions {
  /** What the HTTP server needs before the database is ready. */
  shell?: AppShell;
  /** None by default. */
  replicas?: ReadReplicas | undefined;
}

/**
 * Creates the application. A request passes, in this order: static pages, cached responses, authentication, rate limit, cross-site
 * check, body parser, contract validator, dispatch. A failure in any step becomes an error response.
 */
export function createApp(
  context: AppContext,
  versionReader: VersionReader,
  limiter: RateLimiter,
  log: Logger,
  { shell = createAppShell(context.config), replicas = new ReadReplicas() }: AppOptions = {},
): Application {
  const { app, messageClasses } = shell;
  const { config, db, now, metrics } = context;
  if (config.SERIES_CACHE_MB > 0) keepInMemory(db, versionReader, config.SERIES_CACHE_MB, replicas.all);
  const responseCache = new ResponseCache(config.RESPONSE_CACHE_MB);
  metrics.addCache('responses', () => responseCache.getCounts());
  metrics.addCache('series', () => getLibraryMemory(db)?.getCounts());
  metrics.addCache('search_documents', () => countDocuments(db));
  const authenticator = new Authenticator(db);
  const publicLimit = new PublicLimit({ config, log, metrics, now });
  const getAllowance = (caller: Caller, { isLocal }: RequestContext) => buildAllowance(caller, config, isLocal);

  const authenticate: RequestHandler = async (request, _response, next) => {
    const requestContext = getRequestContext(request);
    // The validator reads cookies from this property.
    request.cookies = readSessionCookie(request);
    const credentials = readCredentials(request);
    const secret = request.get('Authorization');
    if (isOperatorPath(request.url) && !usesOwnerSession(request.url, secret, credentials.sessionToken)) {
      requestContext.caller = authenticateOperator(secret, config.CRON_SECRET, credentials.address);
      return next();
    }
    const readVersions = () => getVersions(requestContext, versionReader);
    requestContext.caller = await authenticator.authenticate(credentials, readVersions, now());
    next();
  };

  const countRequest = async (request: Request, response: Response) => {
    const requestContext = getRequestContext(request);
    const { caller } = requestContext;
    if (caller === undefined) throw new Error('The request has not been authenticated.');
    const allowance = findWebhookAllowance(request, config) ?? getAllowance(caller, requestContext);
    const decision = isHealthPath(request.url)
      ? publicLimit.admitHealthCheck(request.ip ?? '', requestContext.isLocal)
      : await limiter.admit(allowance, now().getTime());
    metrics.recordRateLimitDecision(caller.kind, decision.admitted);
    applyDecision(response, decision, findPricingUrl(config));
  };

  const applyRateLimit: RequestHandler = async (request, response, next) => {
    await countRequest(request, response);
    next();
  };

  app.use(authenticate, applyRateLimit, takeTurnOfCaller, checkMcpOrigin(config), rejectCrossSite, readBody);
  const checks = listContractChecks([rejectBilling(config)]);
  app.use(treatHeadAsGet, ...checks);
  const runOperation = createRunOperation(operations, context, versionReader, replicas);
  const createCallOperation = createCallOperations({ checks, runOperation, countRequest, log, metrics, now });
  app.use(dispatch(runOperation, createCallOperation, context, responseCache));
  app.use(createErrorHandler((...caller) => limiter.peek(getAllowance(...caller), now().getTime()), log));
  const headers = buildSecurityHeaders(config.PUBLIC_URL);
  const apiHeaders = Object.entries({ ...headers.api, ...crossOriginHeaders }).flat();
  const api = serveCachedReads(
    { responseCache, authenticator, versionReader, limiter, metrics, log, config, getAllowance, now, apiHeaders },
    app,
  );
  const apiForBrowsers = answerPreflights(headers.api, checkProxy(config, log, api));
  const listener = servePages(resolveProjectPath('dist', 'web'), { headers, publicLimit }, apiForBrowsers);
  return { listener, messageClasses };
}

/** Creates the handler of failures. `peek` returns the limits of a caller. */
function createErrorHandler(
  peek: (caller: Caller, requestContext: RequestContext) => Decision | Promise<Decision>,
  log: Logger,
): ErrorRequestHandler {
  return async (failure, request, response, _next) => {
    const requestContext = getRequestContext(request);
    if (!response.hasHeader('X-RateLimit-Limit')) {
      // Without the database the limits of the key are unknown, so the headers show those of the address.
      const anonymous = { kind: 'anonymous', address: request.ip ?? '', problem: 'missing_api_key' } as const;
      applyDecision(response, await peek(anonymous, requestContext));
    }
    sendError(response, failure, requestContext, log);
  };
}

/** An application without handlers, and the classes of its requests, with which a server can listen before there is a database. */
export interface AppShell extends Required<Pick<Application, 'messageClasses'>> {
  app: Express;
}

/** Creates the shell of an application. */
export function createAppShell({ TRUST_PROXY }: Config): AppShell {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', TRUST_PROXY);
  app.set('etag', false);
  app.set('query parser', parseQuery);
  return { app, messageClasses: createMessageClasses(app) };
}

/**
 * Returns the credentials of a request. On a public path it needs none, and the token of a feed is the only one.
 * On the path of the operator, keys do not count.
 */
function readCredentials(request: Request): Credentials {
  const credentials = { key: undefined, sessionToken: undefined, feed: undefined, address: request.ip ?? '' };
  if (isPublicPath(request.url)) return credentials;
  const feed = readFeedCredentials(request.url);
  if (feed !== undefined) return { ...credentials, feed };
  const key = isOperatorPath(request.url) ? undefined : readApiKey(request.headers);
  return { ...credentials, key, sessionToken: request.cookies[sessionCookieName] };
}

/** Names the owner of the request's long work: its account, or its address if it has no account. */
const takeTurnOfCaller: RequestHandler = (request, response, next) => {
  const { caller } = getRequestContext(request);
  const owner = caller !== undefined && 'accountId' in caller ? caller.accountId : (request.ip ?? '');
  runAsOwner(owner, (end) => {
    if (response.closed) end();
    else response.once('close', end);
    next();
  });
};

const treatHeadAsGet: RequestHandler = (request, _response, next) => {
  if (request.method === 'HEAD') request.method = 'GET';
  next();
};
