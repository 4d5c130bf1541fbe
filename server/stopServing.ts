import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitingLines } from './http/requestLog.js';

/** How long to wait for requests in flight. */
const graceMs = 5_000;

/**
 * Stops a server without losing a request. For `drainMs` it still serves every request, with `Connection: close`, so that a
 * load balancer can notice from the health check that the server is stopping. Then the server accepts no new connections,
 * completes the requests in flight and closes each connection when it is idle. Connections that are still open after a
 * grace period are closed by force. Afterwards, the log has a line for each request.
 */
export async function stopServing(server: Server, drainMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  await sleep(drainMs);
  const idleCloseTimer = setInterval(() => server.closeIdleConnections(), 50);
  const forceCloseTimer = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idleCloseTimer);
  clearTimeout(forceCloseTimer);
  // Responses that were cut off close later in the same iteration of the event loop.
  await sleep(1);
  waitingLines.flush();
}
