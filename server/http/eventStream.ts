import type { Response } from 'express';
import type { EventsAnswer, ServerEvent } from '../contract.js';
import { ApiError } from '../errors.js';

const mostPerOwner = 5;
const heartbeatMilliseconds = 15_000;
/** After so many milliseconds a browser connects again, for instance to another server when this one stops. */
const reconnectMilliseconds = 2_000;

/** How many streams each owner has open on this process. */
const open = new Map<string, number>();

/**
 * Sends server-sent events (WHATWG HTML, section 9.2) until there are no more, the client is gone, or the server is about to stop. A comment
 * now and then keeps the connection open. Throws `rate_limit_exceeded` for an owner who has five open already.
 */
export async function sendEvents(
  response: Response,
  { events }: EventsAnswer,
  owner: string,
  stopping: AbortSignal,
): Promise<void> {
  const close = enter(owner);
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMilliseconds);
  try {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // nginx would gather them.
      'X-Accel-Buffering': 'no',
    });
    response.write(`retry: ${reconnectMilliseconds}\n\n`);
    for await (const event of events(AbortSignal.any([stopping, gone.signal]))) response.write(textOf(event));
  } finally {
    clearInterval(heartbeat);
    close();
  }
  response.end();
}

function enter(owner: string): () => void {
  const own = open.get(owner) ?? 0;
  if (own >= mostPerOwner) {
    const message = `You have ${own} event streams open, as many as you may. Close one first.`;
    throw new ApiError('rate_limit_exceeded', { message, retryAfterSeconds: 5 });
  }
  open.set(owner, own + 1);
  return () => {
    const left = (open.get(owner) ?? 1) - 1;
    if (left > 0) open.set(owner, left);
    else open.delete(owner);
  };
}

/** JSON has no line breaks, so that one line holds all of it. */
function textOf({ event, data }: ServerEvent): string {
  return `event: ${event}\ndata: ${data}\n\n`;
}
