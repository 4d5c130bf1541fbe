import type { ServerResponse } from 'node:http';
import { AttachedValue } from '../attachedValue.js';

/** The signal of each response: an operation that runs others shares its response with them. */
const signals = new AttachedValue<ServerResponse, AbortSignal>();

/** Returns a signal that is aborted when the client disconnects before it has the response. */
export function watchDisconnect(response: ServerResponse): AbortSignal {
  const known = signals.get(response);
  if (known !== undefined) return known;
  const controller = new AbortController();
  signals.set(response, controller.signal);
  // The client may have left while the request was validated.
  if (response.closed) controller.abort();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Whether work was stopped because the client has disconnected. */
export function isAbortError(failure: unknown): boolean {
  return (Object(failure) as { name?: unknown }).name === 'AbortError';
}
