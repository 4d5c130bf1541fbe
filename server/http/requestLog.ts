import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { IterationBatch } from '../iterationBatch.js';
import type { Metrics } from '../metrics/metrics.js';
import type { RequestContext } from './requestContext.js';

/** What logs and counts requests. */
export interface RequestRecorders {
  log: Logger;
  metrics: Metrics;
  now(): Date;
}

/** A request whose response was sent or given up. */
interface EndedRequest {
  /** As the client sent them. */
  method: string | undefined;
  url: string;
  status: number;
  requestContext: RequestContext;
  /** Whether the response was sent completely. */
  isSent: boolean;
  ms: number;
  recorders: RequestRecorders;
}

/** The requests that ended in this iteration of the event loop and are not recorded yet. */
export const endedRequests = new IterationBatch(recordRequest);

/**
 * Creates the context of a request with a new request id, and logs and counts the request after it ends. The log line contains the path but neither query nor headers, and the log masks a key in the path. `aborted`
 * marks a response that was not sent completely.
 */
export function startRequestContext(
  request: IncomingMessage,
  response: ServerResponse,
  recorders: RequestRecorders,
): RequestContext {
  const { method, url = '' } = request;
  const requestContext: RequestContext = {
    requestId: randomUUID(),
    startedAt: recorders.now().getTime(),
    isHead: method === 'HEAD',
  };
  let isSent = false;
  response.once('finish', () => {
    // Node emits the event also when it discards what the client has not read.
    isSent = !request.socket.destroyed && request.socket.errored === null;
  });
  response.once('close', () => {
    const ms = recorders.now().getTime() - requestContext.startedAt;
    endedRequests.add({ method, url, status: response.statusCode, requestContext, isSent, ms, recorders });
  });
  return requestContext;
}

function recordRequest({ method, url, status, requestContext, isSent, ms, recorders }: EndedRequest): void {
  const { requestId, operation, caller } = requestContext;
  recorders.metrics.recordRequest(operation, status, ms);
  recorders.log.info({
    requestId,
    operation,
    method,
    path: url.split('?', 1)[0],
    status,
    aborted: isSent ? undefined : true,
    accountId: caller !== undefined && 'accountId' in caller ? caller.accountId : undefined,
    keyId: caller?.kind === 'key' ? caller.keyId : undefined,
    ms,
  });
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
