import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.js';
import type { Passage } from './caller.js';

/** A key that somebody put into the path. */
const keyLike = /alm_[0-9A-Za-z]+/g;

/**
 * Names a request, tells its caller the name, and writes one line and counts it when it is done. The line carries the path but not the
 * query, and nothing of the headers: no secret can reach the log. `aborted` marks an answer that was not sent to its end.
 */
export function beginPassage(
  request: IncomingMessage,
  response: ServerResponse,
  { log, metrics, now }: { log: Logger; metrics: Metrics; now(): Date },
): Passage {
  const passage: Passage = { requestId: randomUUID(), startedAt: now().getTime() };
  response.setHeader('X-Request-Id', passage.requestId);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const { method, url = '' } = request;
  response.once('close', () => {
    const { caller, operation } = passage;
    const ms = now().getTime() - passage.startedAt;
    metrics.recordAnswer(operation, response.statusCode, ms);
    log.info({
      requestId: passage.requestId,
      operation,
      method,
      path: url.split('?', 1)[0]?.replace(keyLike, 'alm_…'),
      status: response.statusCode,
      aborted: response.writableFinished ? undefined : true,
      accountId: caller !== undefined && 'accountId' in caller ? caller.accountId : undefined,
      keyId: caller?.kind === 'key' ? caller.keyId : undefined,
      ms,
    });
  });
  return passage;
}
