import { AsyncLocalStorage } from 'node:async_hooks';
import { TurnQueue } from './turnQueue.js';

const queue = new TurnQueue({ maxPieces: 1, maxMs: Number.POSITIVE_INFINITY });
const owners = new AsyncLocalStorage<string>();

/**
 * Waits until the queue lets the owner of the work continue. Long work runs in slices of a few milliseconds and takes a turn before
 * each. In each iteration of the event loop one slice runs, so that other requests are answered between slices however many
 * long requests there are, and the slices of an owner wait for its own long requests more than for those of others.
 */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => queue.add(owners.getStore() ?? 'server', resolve));
}

/** Names the owner of work and of everything that it starts. Work without an owner is the server's own. */
export function runAsOwner(owner: string, work: () => void): void {
  owners.run(owner, work);
}

/** Runs a pure computation that yields between its slices. Takes a turn before each. */
export async function runInTurns<Result>(computation: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    await takeTurn();
    const step = computation.next();
    if (step.done) return step.value;
  }
}
