import type { Knex } from 'knex';
import type { Progress } from '../jobs/jobRunner.js';

/** Something that is being computed, for however many wait for it. */
export interface Computation {
  answer: Promise<string>;
  /** Has somebody told how far it is: at once, and with each step. */
  follow(progress: Progress): void;
}

/** What is being computed for a database, by key. */
const underWay = new WeakMap<Knex, Map<string, Computation>>();

/** Has what is asked for several times at once computed once. What `compute` throws before it begins is thrown here. */
export function forecastOnce(db: Knex, key: string, compute: (progress: Progress) => Promise<string>): Computation {
  const own = underWay.get(db) ?? new Map<string, Computation>();
  underWay.set(db, own);
  const begun = own.get(key) ?? begin(compute, () => own.delete(key));
  own.set(key, begun);
  return begun;
}

function begin(compute: (progress: Progress) => Promise<string>, end: () => void): Computation {
  const followers: Progress[] = [];
  let steps: number | undefined;
  const answer = compute({
    started() {
      steps = 0;
      for (const follower of followers) follower.started();
    },
    report(done) {
      steps = done;
      for (const follower of followers) follower.report(done);
    },
  }).finally(end);
  // Whoever has begun it may have gone by now.
  answer.catch(() => undefined);
  return {
    answer,
    follow(progress) {
      followers.push(progress);
      if (steps !== undefined) progress.report(steps);
    },
  };
}
