import type { Knex } from 'knex';
import type { Progress } from '../jobs/jobRunner.js';

/** A running computation that several callers can await. */
export interface Computation {
  result: Promise<string>;
  /** Reports the current progress immediately, then each further step. */
  subscribe(progress: Progress): void;
}

/** Running computations by database and key. */
const inFlight = new WeakMap<Knex, Map<string, Computation>>();

/** Starts a computation, or returns the running one for the same key. Rethrows synchronous errors of `compute`. */
export function singleFlight(db: Knex, key: string, compute: (progress: Progress) => Promise<string>): Computation {
  const running = inFlight.get(db) ?? new Map<string, Computation>();
  inFlight.set(db, running);
  const computation = running.get(key) ?? startComputation(compute, () => running.delete(key));
  running.set(key, computation);
  return computation;
}

function startComputation(compute: (progress: Progress) => Promise<string>, onSettled: () => void): Computation {
  const subscribers: Progress[] = [];
  let completedSteps: number | undefined;
  const result = compute({
    started() {
      completedSteps = 0;
      for (const subscriber of subscribers) subscriber.started();
    },
    report(done) {
      completedSteps = done;
      for (const subscriber of subscribers) subscriber.report(done);
    },
  }).finally(onSettled);
  // Prevents an unhandled rejection when no caller awaits the result any more.
  result.catch(() => undefined);
  return {
    result,
    subscribe(progress) {
      subscribers.push(progress);
      if (completedSteps !== undefined) progress.report(completedSteps);
    },
  };
}
