import { once } from 'node:events';
import type { Response } from 'express';
import { combineSignals } from '../combineSignals.js';
import { ApiError } from '../errors.js';
import type { EventStreamResponse, ServerEvent, StreamPosition } from '../eventStreamResponse.js';
import { OwnerSlots } from '../ownerSlots.js';
import { watchDisconnect } from './watchDisconnect.js';

const heartbeatIntervalMs = 15_000;
/** How long a browser waits before it reconnects, for example to another server when this one stops. */
const reconnectDelayMs = 2_000;

/** The open streams of this process. */
const streamSlots = new OwnerSlots({
  max: 1_000,
  maxPerOwner: 5,
  createOwnerError(count) {
    const message = `Event stream limit reached (${count}). Close a stream first.`;
    return new ApiError('rate_limit_exceeded', { message, retryAfterSeconds: 5 });
  },
  createFullError() {
    const message = 'Too many event streams are open. Try again later.';
    return new ApiError('service_unavailable', { message, retryAfterSeconds: 5 });
  },
});

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
  const disconnected = watchDisconnect(response);
  const releaseStream = await takeSlot(owner, withdraw);
  const { signal, release } = combineSignals([stopping, disconnected]);
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
    release();
    releaseStream();
  }
  response.end();
}

/** Waits until the client has read what was sent, or has disconnected. */
async function waitForDrain(response: Response, signal: AbortSignal): Promise<void> {
  await once(response, 'drain', { signal }).catch(() => undefined);
}

async function takeSlot(owner: string, withdraw: EventStreamResponse['withdraw']): Promise<() => void> {
  try {
    return streamSlots.take(owner);
  } catch (failure) {
    await withdraw?.();
    throw failure;
  }
}

/** The data is JSON without line breaks, so it fits in one `data:` line. */
function formatEvent({ id, event, data }: ServerEvent | StreamPosition): string {
  if (event === undefined) return `id: ${id}\n\n`;
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;
}
