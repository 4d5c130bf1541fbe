import type { Knex } from 'knex';
import type { Progress } from '../jobs/jobRunner.js';

/** A running computation that several callers can await. */
export interface Computation {
  /** Resolves when the computation starts or ends. */
  started: Promise<void>;
  /** Reports the current progress immediately, then each further step. */
  subscribe(progress: Progress): void;
  /**
   * Waits for the result until the signal is aborted. When all who wait have left, the computation is stopped.
   */
  wait(signal?: AbortSignal): Promise<string>;
}

/** Computes a result. It reports its progress and stops when the signal is aborted. */
type Compute = (progress: Progress, signal: AbortSignal) => Promise<string>;

/** Running computations by database and key. */
const inFlight = new WeakMap<Knex, Map<string, Computation>>();

/** Returns the running computation for a key; undefined if there is none. */
export function findComputation(db: Knex, key: string): Computation | undefined {
  return inFlight.get(db)?.get(key);
}

/** Starts a computation, or returns the running one for the same key. Rethrows synchronous errors of `compute`. */
export function singleFlight(db: Knex, key: string, compute: Compute): Computation {
  const running = inFlight.get(db) ?? new Map<string, Computation>();
  inFlight.set(db, running);
  const existing = running.get(key);
  if (existing !== undefined) return existing;
  const computation = startComputation(compute, () => {
    if (running.get(key) === computation) running.delete(key);
  });
  running.set(key, computation);
  return computation;
}

function startComputation(compute: Compute, onEnded: () => void): Computation {
  const subscribers: Progress[] = [];
  const controller = new AbortController();
  let waiting = 0;
  let completedSteps: number | undefined;
  let reportStart: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    reportStart = resolve;
  });
  const progress: Progress = {
    started() {
      completedSteps = 0;
      reportStart();
      for (const subscriber of subscribers) subscriber.started();
    },
    report(done) {
      completedSteps = done;
      for (const subscriber of subscribers) subscriber.report(done);
    },
  };
  const result = compute(progress, controller.signal).finally(() => {
    reportStart();
    onEnded();
  });
  // Prevents an unhandled rejection when no caller awaits the result any more.
  result.catch(() => undefined);
  const leave = () => {
    waiting -= 1;
    if (waiting > 0) return;
    // From here on, the next request starts a new computation.
    onEnded();
    controller.abort();
  };
  return {
    started,
    subscribe(subscriber) {
      subscribers.push(subscriber);
      if (completedSteps !== undefined) subscriber.report(completedSteps);
    },
    wait(signal) {
      waiting += 1;
      if (signal?.aborted) leave();
      else signal?.addEventListener('abort', leave, { once: true });
      return result.finally(() => signal?.removeEventListener('abort', leave));
    },
  };
}
