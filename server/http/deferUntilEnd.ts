import type { ServerResponse } from 'node:http';
import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';

/** Creates the function with which an operation runs work after its response has been sent. */
export function deferUntilEnd(
  response: ServerResponse,
  backgroundQueue: AppContext['backgroundQueue'],
): AppContext['afterResponse'] {
  return (work) => {
    const end = response.closed ? undefined : new Promise<void>((resolve) => response.once('close', () => resolve()));
    if (!backgroundQueue.add(work, end)) throw new ApiError('service_unavailable', { retryAfterSeconds: 5 });
  };
}
