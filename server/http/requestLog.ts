import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.js';
import type { RequestContext } from './requestContext.js';

/** What logs and counts requests. */
export interface RequestRecorders {
  log: Logger;
  metrics: Metrics;
  now(): Date;
}

/**
 * Creates the context of a request with a new request id, and logs and counts the request when it ends. The log line contains the path but neither query nor headers, and the log masks a key in the path. `aborted`
 * marks a response that was not sent completely.
 */
export function startRequestContext(
  request: IncomingMessage,
  response: ServerResponse,
  { log, metrics, now }: RequestRecorders,
): RequestContext {
  const { method, url = '' } = request;
  const requestContext: RequestContext = {
    requestId: randomUUID(),
    startedAt: now().getTime(),
    isHead: method === 'HEAD',
  };
  let isSent = false;
  response.once('finish', () => {
    // Node emits the event also when it discards what the client has not read.
    isSent = !request.socket.destroyed && request.socket.errored === null;
  });
  response.once('close', () => {
    const { caller, operation } = requestContext;
    const ms = now().getTime() - requestContext.startedAt;
    metrics.recordRequest(operation, response.statusCode, ms);
    log.info({
      requestId: requestContext.requestId,
      operation,
      method,
      path: url.split('?', 1)[0],
      status: response.statusCode,
      aborted: isSent ? undefined : true,
      accountId: caller !== undefined && 'accountId' in caller ? caller.accountId : undefined,
      keyId: caller?.kind === 'key' ? caller.keyId : undefined,
      ms,
    });
  });
  return requestContext;
}

/** Logs and counts a call of an operation by another one. The line has the request id of the outer operation. */
export function recordCall(
  { requestId, operation }: RequestContext,
  { status, startedAt }: { status: number; startedAt: Date },
  { log, metrics, now }: RequestRecorders,
): void {
  const ms = now().getTime() - startedAt.getTime();
  metrics.recordRequest(operation, status, ms);
  log.info({ requestId, operation, status, ms }, 'An operation called another one.');
}
