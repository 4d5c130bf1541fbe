import type { ServerResponse } from 'node:http';
import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';

/**
 * Creates the function with which an operation runs work after its response has been sent. The work also waits until
 * `endOperation` is called, because a client that disconnects closes the response while the operation is still running.
 */
export function deferUntilEnd(
  response: ServerResponse,
  backgroundQueue: AppContext['backgroundQueue'],
): { afterResponse: AppContext['afterResponse']; endOperation(): void } {
  let endOperation = () => {};
  const operationEnd = new Promise<void>((resolve) => {
    endOperation = resolve;
  });
  const afterResponse: AppContext['afterResponse'] = (work) => {
    const close = response.closed ? undefined : new Promise<void>((resolve) => response.once('close', () => resolve()));
    const isAccepted = backgroundQueue.add(work, Promise.all([operationEnd, close]));
    if (!isAccepted) throw new ApiError('service_unavailable', { retryAfterSeconds: 5 });
  };
  return { afterResponse, endOperation };
}
