import type { Connection } from './connection.js';

/** Sends a request and returns the milliseconds until its whole response has arrived. Throws on any other status. */
export function timeRequest(connection: Connection, request: string, expectedStatus = 200): Promise<number> {
  return new Promise((resolve, reject) => {
    const sentAt = performance.now();
    connection.send(
      request,
      (status) => {
        if (status === expectedStatus) resolve(performance.now() - sentAt);
        else
          reject(
            new Error(`Status ${status} instead of ${expectedStatus}: ${request.slice(0, request.indexOf('\r'))}`),
          );
      },
      reject,
    );
  });
}
