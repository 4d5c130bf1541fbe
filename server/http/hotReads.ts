import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Allowance } from '../access/allowance.js';
import { isWellFormedApiKey } from '../access/secrets.js';
import type { Caller } from '../caller.js';
import type { RateLimiter } from '../limits/rateLimiter.js';
import type { Metrics } from '../metrics/metrics.js';
import type { ChangeWatch } from '../store/changes.js';
import type { AnswerCache } from './answerCache.js';
import type { Authenticator } from './authenticate.js';
import { type Passage, setPassage, versionsOf } from './caller.js';
import { sendError } from './errorResponse.js';
import { isOpen } from './openPaths.js';
import { applyDecision } from './rateLimit.js';
import { beginPassage } from './requestLog.js';
import { type StoredAnswer, sendStored } from './storedAnswer.js';

interface Parts {
  answers: AnswerCache;
  authenticator: Authenticator;
  changes: ChangeWatch;
  limiter: RateLimiter;
  metrics: Metrics;
  log: Logger;
  allowanceOf(caller: Caller): Allowance;
  now(): Date;
}

/**
 * Stands before the application: a read that the whole chain has validated and answered once, for a key that it has
 * looked up once, is answered again from memory. The key, its limits and the library's version are still checked each
 * time; whatever is not certain here goes the whole way.
 */
export function hotReads(parts: Parts, application: RequestListener): RequestListener {
  return (request, response) => {
    const passage = beginPassage(request, response, parts);
    setPassage(request, passage);
    const { method, url = '', headers } = request;
    const key = headers['x-api-key'];
    const mayBeKnown = method === 'GET' && typeof key === 'string' && isWellFormedApiKey(key) && !isOpen(url);
    if (!mayBeKnown) return application(request, response);
    answerAgain(parts, request, response, key, passage).then(
      (answered) => answered || application(request, response),
      (failure) => sendError(response, failure, passage, parts.log),
    );
  };
}

async function answerAgain(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  passage: Passage,
) {
  const now = parts.now();
  // Where the database is away it is the application that says so.
  const versions = await versionsOf(passage, parts.changes).catch(() => undefined);
  if (versions === undefined) return false;
  const day = now.toISOString().slice(0, 10);
  const answer: StoredAnswer | undefined = parts.answers.find(request, versions.library.version, day);
  if (answer === undefined) return false;
  const caller = parts.authenticator.known(key, versions.access);
  // Whether a key's scopes are enough is asked of the contract.
  if (caller === undefined || caller.scopes !== null) return false;
  passage.caller = caller;
  passage.operation = answer.operation;
  const decision = await parts.limiter.admit(parts.allowanceOf(caller), now.getTime());
  parts.metrics.recordDecision('key', decision.admitted);
  applyDecision(response, decision);
  parts.metrics.recordAnswerFromMemory();
  await sendStored(request, response, answer);
  return true;
}
