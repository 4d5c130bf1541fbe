import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.js';
import type { RequestContext } from './requestContext.js';

/** A key that somebody put into the path. */
const apiKeyPattern = /alm_[0-9A-Za-z]+/g;

/**
 * Names a request, tells its caller the name, and writes one line and counts it when it is done. The line carries the path but not the
 * query, and nothing of the headers: no secret can reach the log. `aborted` marks an answer that was not sent to its end.
 */
export function startRequestContext(
  request: IncomingMessage,
  response: ServerResponse,
  { log, metrics, now }: { log: Logger; metrics: Metrics; now(): Date },
): RequestContext {
  const requestContext: RequestContext = { requestId: randomUUID(), startedAt: now().getTime() };
  response.setHeader('X-Request-Id', requestContext.requestId);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const { method, url = '' } = request;
  response.once('close', () => {
    const { caller, operation } = requestContext;
    const ms = now().getTime() - requestContext.startedAt;
    metrics.recordRequest(operation, response.statusCode, ms);
    log.info({
      requestId: requestContext.requestId,
      operation,
      method,
      path: url.split('?', 1)[0]?.replace(apiKeyPattern, 'alm_…'),
      status: response.statusCode,
      aborted: response.writableFinished ? undefined : true,
      accountId: caller !== undefined && 'accountId' in caller ? caller.accountId : undefined,
      keyId: caller?.kind === 'key' ? caller.keyId : undefined,
      ms,
    });
  });
  return requestContext;
}
