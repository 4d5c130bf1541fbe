import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a stop waits for requests under way. */
const graceMs = 5_000;

/**
 * Lets a server end without losing a request. For `drainMilliseconds` it still answers everyone, but tells each caller to come by another
 * connection; whoever asks whether it is ready has learned by then to go elsewhere. Then it takes no new connection, answers what is
 * under way, and closes each connection as it falls idle. Those that are still open after a grace, such as one over which nothing was
 * ever asked, are cut.
 */
export async function stopServing(server: Server, drainMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  await sleep(drainMs);
  const idleCloseTimer = setInterval(() => server.closeIdleConnections(), 50);
  const forceCloseTimer = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idleCloseTimer);
  clearTimeout(forceCloseTimer);
}
