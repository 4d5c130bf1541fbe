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

/**
 * Names the owner of work and of everything that it starts, until the function that `work` receives is called and all work that
 * `keepOwners` covers has ended. Work without an owner is the server's own.
 */
export function runAsOwner(owner: string, work: (end: () => void) => void): void {
  const end = keepOwners();
  owners.run(owner, () => work(end));
}

let keeperCount = 0;

/**
 * Keeps the owners of work until the returned function is called. While none are kept, Node need not track them, which
 * until version 22 takes about a sixth of the time of a read from memory.
 */
export function keepOwners(): () => void {
  keeperCount += 1;
  let isKeeping = true;
  return () => {
    if (!isKeeping) return;
    isKeeping = false;
    keeperCount -= 1;
    if (keeperCount === 0) owners.disable();
  };
}

/** How long slices run before the next turn, in milliseconds. */
const maxTurnMs = 2;

/** Runs a pure computation that yields between its slices. Takes a turn first, and after each few milliseconds. */
export async function runInTurns<Result>(computation: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    await takeTurn();
    const endsAt = performance.now() + maxTurnMs;
    do {
      const step = computation.next();
      if (step.done) return step.value;
    } while (performance.now() < endsAt);
  }
}
