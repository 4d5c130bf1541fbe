import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { IterationBatch } from '../iterationBatch.js';
import type { Metrics } from '../metrics/metrics.js';
import type { RequestContext } from './requestContext.js';
import { type RequestLine, writeRequestLine } from './requestLine.js';

/** What logs and counts requests. */
export interface RequestRecorders {
  log: Logger;
  metrics: Metrics;
  now(): Date;
}

/** A line of the log. Formatting it can wait until the responses of an iteration of the event loop are sent. */
interface WaitingLine {
  log: Logger;
  line: RequestLine;
}

/** Lines about requests that have ended, which the log does not have yet. */
export const waitingLines = new IterationBatch(({ log, line }: WaitingLine) => writeRequestLine(log, line));

/**
 * Creates the context of a request with a new request id, and counts and logs the request when its response closes. The log line contains the path but neither query nor headers, and the log masks a key in the path. `aborted`
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
  // Node emits both events once. `once` would create a function for each.
  response.on('finish', () => {
    // Node emits the event also when it discards what the client has not read.
    isSent = !request.socket.destroyed && request.socket.errored === null;
  });
  response.on('close', () => {
    const { caller, operation } = requestContext;
    const ms = now().getTime() - requestContext.startedAt;
    metrics.recordRequest(operation, response.statusCode, ms);
    const line: RequestLine = {
      requestId: requestContext.requestId,
      operation,
      method,
      path: url.split('?', 1)[0] ?? '',
      status: response.statusCode,
      isAborted: !isSent,
      accountId: caller !== undefined && 'accountId' in caller ? caller.accountId : undefined,
      keyId: caller?.kind === 'key' ? caller.keyId : undefined,
      ms,
    };
    waitingLines.add({ log, line });
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
