import { AlmanacError } from './almanacError.js';
import type { StreamOptions } from './callOptions.js';
import { readEvents } from './events.js';

/** What happened. After `gap`, events before `data.from` are no longer stored: read the data again. */
export interface AlmanacEvent {
  id: string;
  type: 'series.released' | 'series.revised' | 'calendar.changed' | 'alert.fired' | 'gap';
  /** RFC 3339. Null for a gap. */
  timestamp: string | null;
  data: Record<string, unknown>;
}

const minDelayMs = 500;
const maxDelayMs = 30_000;
const defaultMaxSilenceMs = 45_000;

/**
 * Yields events until the caller stops or aborts. If the connection ends or falls silent, opens another after the last event, so that none is
 * left out. `open` sends the request with the id of the last event. Throws the error of a request that is wrong, and the signal's reason.
 */
export async function* streamEvents(
  open: (lastEventId: string | undefined) => Promise<Response>,
  { signal, maxSilence = defaultMaxSilenceMs }: StreamOptions,
): AsyncGenerator<AlmanacEvent, void, undefined> {
  let last: string | undefined;
  for (let failures = 0; ; failures += 1) {
    try {
      const onId = (id: string) => {
        last = id;
      };
      for await (const event of readEvents<AlmanacEvent>(open(last), { maxSilenceMs: maxSilence, onId })) {
        yield event;
        failures = 0;
      }
    } catch (failure) {
      signal?.throwIfAborted();
      if (failure instanceof AlmanacError && isWrongRequest(failure)) throw failure;
    }
    await wait(failures, signal);
  }
}

/** A request that is limited or times out is sent again, any other that the server rejects is not. */
function isWrongRequest({ status }: AlmanacError): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Waits longer after each connection without an event, with jitter. */
async function wait(failures: number, signal: AbortSignal | undefined): Promise<void> {
  const delay = Math.min(maxDelayMs, minDelayMs * 2 ** failures) * (1 - Math.random() / 2);
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, delay);
    signal?.addEventListener('abort', finish);
  });
  signal?.throwIfAborted();
}
