import { Connection } from './connection.js';
import { quantile } from './quantile.js';

/** Number of connections unless a measurement needs another. */
export const defaultConnections = 50;

/** Result of a load test: latencies in milliseconds, and the share of one core that the client used. */
export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  p50: number;
  p99: number;
  clientShare: number;
}

/**
 * Sends requests over some connections for some time. Each connection waits for its response. Connections open before the
 * measurement starts, and responses in flight at its end count. Ends earlier if there is no further request. Throws on any other
 * status.
 */
export async function runLoad(
  port: number,
  nextRequest: () => string | undefined,
  status: number,
  seconds: number,
  connections = defaultConnections,
): Promise<LoadResult> {
  const pool = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
  const latencies: number[] = [];
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  await Promise.all(pool.map((connection) => sendUntil(connection, nextRequest, status, endsAt, latencies)));
  const elapsedMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpuBefore);
  for (const connection of pool) connection.close();
  return {
    requests: latencies.length,
    requestsPerSecond: (latencies.length / elapsedMs) * 1000,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    clientShare: (user + system) / 1000 / elapsedMs,
  };
}

function sendUntil(
  connection: Connection,
  nextRequest: () => string | undefined,
  expectedStatus: number,
  endsAt: number,
  latencies: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sendNext = (): void => {
      const request = nextRequest();
      if (request === undefined) {
        resolve();
        return;
      }
      const sentAt = performance.now();
      connection.send(
        request,
        (status) => {
          const now = performance.now();
          latencies.push(now - sentAt);
          if (status !== expectedStatus)
            reject(new Error(`A request returned status ${status} instead of ${expectedStatus}.`));
          else if (now < endsAt) sendNext();
          else resolve();
        },
        reject,
      );
    };
    sendNext();
  });
}
