import { setImmediate } from 'node:timers/promises';

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Waits for the next free iteration of the event loop. Long work runs in slices of a few milliseconds and takes a turn
 * before each. All requests share one queue: in each iteration of the event loop one slice runs, so that other requests are
 * answered between slices however many long requests there are.
 */
export function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/** Runs a pure computation that yields between its slices. Takes a turn before each. */
export async function runInTurns<Result>(computation: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    await takeTurn();
    const step = computation.next();
    if (step.done) return step.value;
  }
}
