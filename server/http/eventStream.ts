import type { Response } from 'express';
import type { EventStreamResponse, ServerEvent } from '../contract.js';
import { ApiError } from '../errors.js';

const maxStreamsPerOwner = 5;
const heartbeatIntervalMs = 15_000;
/** After so many milliseconds a browser connects again, for instance to another server when this one stops. */
const reconnectDelayMs = 2_000;

/** How many streams each owner has open on this process. */
const openStreams = new Map<string, number>();

/**
 * Sends server-sent events (WHATWG HTML, section 9.2) until there are no more, the client is gone, or the server is about to stop. A comment
 * now and then keeps the connection open. Throws `rate_limit_exceeded` for an owner who has five open already.
 */
export async function sendEvents(
  response: Response,
  { events }: EventStreamResponse,
  owner: string,
  stopping: AbortSignal,
): Promise<void> {
  const releaseStream = acquireStream(owner);
  const disconnectController = new AbortController();
  response.once('close', () => disconnectController.abort());
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatIntervalMs);
  try {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // nginx would gather them.
      'X-Accel-Buffering': 'no',
    });
    response.write(`retry: ${reconnectDelayMs}\n\n`);
    for await (const event of events(AbortSignal.any([stopping, disconnectController.signal])))
      response.write(formatEvent(event));
  } finally {
    clearInterval(heartbeat);
    releaseStream();
  }
  response.end();
}

function acquireStream(owner: string): () => void {
  const openCount = openStreams.get(owner) ?? 0;
  if (openCount >= maxStreamsPerOwner) {
    const message = `You have ${openCount} event streams open, as many as you may. Close one first.`;
    throw new ApiError('rate_limit_exceeded', { message, retryAfterSeconds: 5 });
  }
  openStreams.set(owner, openCount + 1);
  return () => {
    const remaining = (openStreams.get(owner) ?? 1) - 1;
    if (remaining > 0) openStreams.set(owner, remaining);
    else openStreams.delete(owner);
  };
}

/** JSON has no line breaks, so that one line holds all of it. */
function formatEvent({ event, data }: ServerEvent): string {
  return `event: ${event}\ndata: ${data}\n\n`;
}
