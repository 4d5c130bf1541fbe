import { once } from 'node:events';
import type { Response } from 'express';
import { ApiError } from '../errors.js';
import type { EventStreamResponse, ServerEvent } from '../eventStreamResponse.js';
import { watchDisconnect } from './watchDisconnect.js';

const maxStreamsPerOwner = 5;
const maxStreams = 1_000;
const heartbeatIntervalMs = 15_000;
/** How long a browser waits before it reconnects, for example to another server when this one stops. */
const reconnectDelayMs = 2_000;

/** Number of open streams of each owner in this process. */
const openStreams = new Map<string, number>();
let openStreamCount = 0;

/**
 * Sends server-sent events (WHATWG HTML, section 9.2) until the events end, the client disconnects, or the server stops, and
 * none to a HEAD request. A periodic comment keeps the connection open. Throws `rate_limit_exceeded` if the owner has five
 * open streams, and `service_unavailable` if all owners together have too many.
 */
export async function sendEvents(
  response: Response,
  { events, withdraw }: EventStreamResponse,
  { owner, isHead, stopping }: { owner: string; isHead: boolean; stopping: AbortSignal },
): Promise<void> {
  const signal = AbortSignal.any([stopping, watchDisconnect(response)]);
  const releaseStream = await acquireStream(owner).catch(async (failure) => {
    await withdraw?.();
    throw failure;
  });
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatIntervalMs);
  try {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Stops nginx from buffering the events.
      'X-Accel-Buffering': 'no',
    });
    response.write(`retry: ${reconnectDelayMs}\n\n`);
    for await (const event of isHead ? [] : events(signal)) {
      if (!response.write(formatEvent(event))) await waitForDrain(response, signal);
    }
  } finally {
    clearInterval(heartbeat);
    releaseStream();
  }
  response.end();
}

/** Waits until the client has read what was sent, or has disconnected. */
async function waitForDrain(response: Response, signal: AbortSignal): Promise<void> {
  await once(response, 'drain', { signal }).catch(() => undefined);
}

async function acquireStream(owner: string): Promise<() => void> {
  const openCount = openStreams.get(owner) ?? 0;
  if (openCount >= maxStreamsPerOwner) {
    const message = `Event stream limit reached (${openCount}). Close a stream first.`;
    throw new ApiError('rate_limit_exceeded', { message, retryAfterSeconds: 5 });
  }
  if (openStreamCount >= maxStreams) {
    const message = 'Too many event streams are open. Try again later.';
    throw new ApiError('service_unavailable', { message, retryAfterSeconds: 5 });
  }
  openStreamCount += 1;
  openStreams.set(owner, openCount + 1);
  return () => {
    openStreamCount -= 1;
    const remaining = (openStreams.get(owner) ?? 1) - 1;
    if (remaining > 0) openStreams.set(owner, remaining);
    else openStreams.delete(owner);
  };
}

/** The data is JSON without line breaks, so it fits in one `data:` line. */
function formatEvent({ id, event, data }: ServerEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;
}
