import type { RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Caller } from './caller.js';
import type { Context } from './context.js';
import { AnswerCache } from './http/answerCache.js';
import { Authenticator } from './http/authenticate.js';
import { passageOf, versionsOf } from './http/caller.js';
import { contractValidator } from './http/contractValidator.js';
import { allowCrossOrigin } from './http/crossOrigin.js';
import { refuseCrossSite } from './http/crossSite.js';
import { dispatch, matchedOperation, noteCheckedBody } from './http/dispatch.js';
import { sendError } from './http/errorResponse.js';
import { hotReads } from './http/hotReads.js';
import { isLiveness, isOpen, isUncounted } from './http/openPaths.js';
import { isOperators, operatorOf } from './http/operator.js';
import { servePages } from './http/pages.js';
import { allowanceOf, applyDecision } from './http/rateLimit.js';
import { readBody } from './http/readBody.js';
import { readCookies, sessionCookie } from './http/sessionCookie.js';
import type { RateLimiter } from './limits/rateLimiter.js';
import { operations } from './operations/index.js';
import { projectFile } from './projectFile.js';
import type { ChangeWatch } from './store/changes.js';

/** A request's way, in its order: page, hot read, authenticate, rate limit, body, validator, dispatch; any failure, error response. */
export async function createApp(
  context: Context,
  changes: ChangeWatch,
  limiter: RateLimiter,
  log: Logger,
): Promise<RequestListener> {
  const { config, db, now, metrics } = context;
  const answers = new AnswerCache(config.ANSWER_CACHE_MB);
  const authenticator = new Authenticator(db);
  const allowance = (caller: Caller) => allowanceOf(caller, config);

  const authenticate: RequestHandler = async (request, _response, next) => {
    const passage = passageOf(request);
    // The validator looks for the cookies of the contract here.
    request.cookies = readCookies(request);
    const address = request.ip ?? '';
    if (isOperators(request.url)) {
      passage.caller = operatorOf(request.get('Authorization'), config.CRON_SECRET, address);
      return next();
    }
    const shown = isOpen(request.url)
      ? { key: undefined, sessionToken: undefined }
      : { key: request.get('X-API-Key'), sessionToken: request.cookies[sessionCookie] };
    const versions = () => versionsOf(passage, changes);
    passage.caller = await authenticator.caller({ ...shown, address }, versions, now());
    next();
  };

  const rateLimit: RequestHandler = async (request, response, next) => {
    if (isLiveness(request.url)) return next();
    const { caller } = passageOf(request);
    if (caller === undefined) throw new Error('The caller is not known yet.');
    const instant = now().getTime();
    const decide = isUncounted(request.url) ? limiter.look : limiter.admit;
    const decision = await decide.call(limiter, allowance(caller), instant);
    metrics.recordDecision(caller.kind, decision.admitted);
    applyDecision(response, decision);
    next();
  };

  const answerHeadAsGet: RequestHandler = (request, _response, next) => {
    if (request.method === 'HEAD') request.method = 'GET';
    next();
  };

  const answerFailure: ErrorRequestHandler = async (failure, request, response, _next) => {
    if (!response.hasHeader('X-RateLimit-Limit')) {
      // The database is away, and with it the limits of the key: those of the address are shown.
      const somebody = { kind: 'anonymous', address: request.ip ?? '', problem: 'missing_api_key' } as const;
      applyDecision(response, await limiter.look(allowance(somebody), now().getTime()));
    }
    const passage = passageOf(request);
    passage.operation ??= matchedOperation(request);
    sendError(response, failure, passage, log);
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('etag', false);
  app.use(authenticate, rateLimit, refuseCrossSite, readBody);
  app.use(answerHeadAsGet, noteCheckedBody, ...(await contractValidator(app, config)));
  app.use(dispatch(operations, context, changes, answers));
  app.use(answerFailure);
  const api = hotReads({ answers, authenticator, changes, limiter, metrics, log, allowanceOf: allowance, now }, app);
  return servePages(projectFile('dist', 'web'), allowCrossOrigin(api));
}
