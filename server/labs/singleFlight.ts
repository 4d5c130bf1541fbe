import type { Knex } from 'knex';
import type { Progress } from '../jobs/jobRunner.js';

/** Something that is being computed, for however many wait for it. */
export interface Computation {
  result: Promise<string>;
  /** Has somebody told how far it is: at once, and with each step. */
  subscribe(progress: Progress): void;
}

/** What is being computed for a database, by key. */
const inFlight = new WeakMap<Knex, Map<string, Computation>>();

/** Has what is asked for several times at once computed once. What `compute` throws before it begins is thrown here. */
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
  // Whoever has begun it may have gone by now.
  result.catch(() => undefined);
  return {
    result,
    subscribe(progress) {
      subscribers.push(progress);
      if (completedSteps !== undefined) progress.report(completedSteps);
    },
  };
}
