import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Passage } from './caller.js';

/**
 * Names a request, tells its caller the name, and writes one line when it is done. The line carries the path but not the
 * query, and nothing of the headers: no secret can reach the log. `aborted` marks an answer that was not sent to its end.
 */
export function beginPassage(
  request: IncomingMessage,
  response: ServerResponse,
  log: Logger,
  now: () => Date,
): Passage {
  const passage: Passage = { requestId: randomUUID(), startedAt: now().getTime() };
  response.setHeader('X-Request-Id', passage.requestId);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const { method, url = '' } = request;
  response.once('close', () => {
    log.info({
      requestId: passage.requestId,
      operation: passage.operation,
      method,
      path: url.split('?', 1)[0],
      status: response.statusCode,
      aborted: response.writableFinished ? undefined : true,
      keyId: passage.caller?.kind === 'key' ? passage.caller.keyId : undefined,
      ms: now().getTime() - passage.startedAt,
    });
  });
  return passage;
}
