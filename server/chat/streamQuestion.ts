import type { Logger } from 'pino';
import { maskSecrets } from '../access/secretMask.js';
import type { ServerEvent } from '../eventStreamResponse.js';
import type { Schemas } from '../schemas.js';
import { toApiError } from '../toApiError.js';
import type { ChatEvent } from './answerQuestion.js';

/** Turns a running answer into server-sent events. A failure becomes the last event, because the response has begun. */
export async function* streamQuestion(
  running: AsyncGenerator<ChatEvent, Schemas['ChatAnswer']>,
  log: Logger | undefined,
): AsyncGenerator<ServerEvent> {
  try {
    for (;;) {
      const { done, value } = await running.next();
      if (!done) yield { event: value.event, data: JSON.stringify(value.data) };
      else {
        yield { event: 'answer', data: JSON.stringify(value) };
        return;
      }
    }
  } catch (failure) {
    const error = toApiError(failure);
    log?.error({ err: error.cause ?? error }, 'A question got no answer.');
    yield { event: 'error', data: maskSecrets(JSON.stringify({ error: error.code, message: error.message })) };
  }
}
