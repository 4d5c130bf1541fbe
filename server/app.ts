import type { RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import type { Logger } from 'pino';
import type { Context } from './context.js';
import { ApiError } from './errors.js';
import { AnswerCache } from './http/answerCache.js';
import { Authenticator } from './http/authenticate.js';
import { passageOf } from './http/caller.js';
import { dispatch, noteCheckedBody } from './http/dispatch.js';
import { sendError } from './http/errorResponse.js';
import { hotReads } from './http/hotReads.js';
import { Limiter } from './http/limiter.js';
import { applyDecision } from './http/rateLimit.js';
import { operations } from './operations/index.js';
import { projectFile } from './projectFile.js';
import type { ChangeWatch } from './store/changes.js';

/** The paths that are open to everyone and never refused by a rate limit. */
const openPaths = new Set(['/api/health']);

/** A request's way, in its order: hot read, authenticate, rate limit, validator, dispatch; any failure, error response. */
export async function createApp(context: Context, changes: ChangeWatch, log: Logger): Promise<RequestListener> {
  const { config, db, now } = context;
  const answers = new AnswerCache(config.ANSWER_CACHE_MB);
  const authenticator = new Authenticator(db);
  const limiter = new Limiter(config.ANONYMOUS_REQUESTS_PER_MINUTE);

  const authenticate: RequestHandler = async (request, _response, next) => {
    const { access } = await changes.read();
    passageOf(request).caller = await authenticator.caller(request.get('X-API-Key'), request.ip ?? '', access);
    next();
  };

  const rateLimit: RequestHandler = async (request, response, next) => {
    const { caller } = passageOf(request);
    if (caller === undefined) throw new Error('The caller is not known yet.');
    const instant = now().getTime();
    const open = openPaths.has(request.path.toLowerCase().replace(/\/$/, ''));
    applyDecision(response, open ? limiter.look(caller, instant) : await limiter.admit(caller, instant), instant);
    next();
  };

  const answerHeadAsGet: RequestHandler = (request, _response, next) => {
    if (request.method === 'HEAD') request.method = 'GET';
    next();
  };

  const answerFailure: ErrorRequestHandler = (failure, request, response, _next) => {
    sendError(response, failure, passageOf(request), log);
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('etag', false);
  app.use(authenticate, rateLimit, answerHeadAsGet, noteCheckedBody);
  app.use(...(await validator(app, config.NODE_ENV !== 'production')));
  app.use(dispatch(operations, context, changes, answers));
  app.use(answerFailure);
  return hotReads({ answers, authenticator, changes, limiter, log, now }, app);
}

/** The contract as middleware. It is loaded here, so that a broken contract stops the start and no request waits for it. */
async function validator(app: express.Express, validateResponses: boolean): Promise<RequestHandler[]> {
  const layers = OpenApiValidator.middleware({
    apiSpec: projectFile('openapi.yaml'),
    validateRequests: { allErrors: true },
    validateResponses,
    validateSecurity: { handlers: { ApiKey: requireKey } },
    ajvFormats: { mode: 'full' },
    fileUploader: false,
  });
  await new Promise<void>((resolve, reject) => {
    const first = layers[0] as unknown as RequestHandler;
    first({ app } as never, {} as never, (failure?: unknown) => (failure ? reject(failure) : resolve()));
  });
  return layers as unknown as RequestHandler[];
}

function requireKey(request: object): boolean {
  const { caller } = passageOf(request);
  if (caller?.kind === 'anonymous') throw new ApiError(caller.problem);
  return caller !== undefined;
}
