import { setImmediate as endTurn } from 'node:timers/promises';
import { runAsOwner, takeTurn } from '../server/takeTurn.js';
import { TurnQueue } from '../server/turnQueue.js';

/** Does long work: slices that each take a turn. Calls `onSlice` in each. */
async function work(slices: number, onSlice: () => void): Promise<void> {
  for (let slice = 0; slice < slices; slice += 1) {
    await takeTurn();
    onSlice();
  }
}

it('a slice waits for one slice of each other owner, however many long requests they have', async () => {
  const order: string[] = [];
  const running: Promise<void>[] = [];
  const start = (owner: string) => {
    runAsOwner(owner, () => running.push(work(10, () => order.push(owner))));
  };
  for (let count = 0; count < 100; count += 1) start('ada');
  for (let count = 0; count < 100; count += 1) start('bob');
  start('eve');
  await Promise.all(running);
  const first = order.slice(0, order.lastIndexOf('eve') + 1);
  expect(first.filter((owner) => owner === 'eve')).toHaveLength(10);
  expect(first.length).toBeLessThanOrEqual(30);
  expect(order).toHaveLength(2_010);
});

it('work that a request starts later waits as work of the same owner', async () => {
  const order: string[] = [];
  const running: Promise<void>[] = [];
  const start = (owner: string, count: number) => {
    const run = async () => {
      await endTurn();
      await Promise.all(Array.from({ length: count }, () => work(3, () => order.push(owner))));
    };
    runAsOwner(owner, () => running.push(run()));
  };
  start('ada', 50);
  start('bob', 1);
  await Promise.all(running);
  expect(order.lastIndexOf('bob')).toBeLessThanOrEqual(6);
});

/** Returns how many pieces have run after each of four iterations of the event loop. */
async function countRuns(queue: TurnQueue, piece: () => void): Promise<number[]> {
  let runs = 0;
  for (const owner of ['ada', 'ada', 'bob', 'eve']) {
    queue.add(owner, () => {
      runs += 1;
      piece();
    });
  }
  const counts: number[] = [];
  for (let iteration = 0; iteration < 4; iteration += 1) {
    await endTurn();
    counts.push(runs);
  }
  return counts;
}

it('at most the maximum number of pieces runs in each iteration of the event loop', async () => {
  const unlimitedMs = Number.POSITIVE_INFINITY;
  expect(await countRuns(new TurnQueue({ maxPieces: 1, maxMs: unlimitedMs }), () => undefined)).toEqual([1, 2, 3, 4]);
  expect(await countRuns(new TurnQueue({ maxPieces: 3, maxMs: unlimitedMs }), () => undefined)).toEqual([3, 4, 4, 4]);
});

it('no piece starts in an iteration of the event loop after the maximum time', async () => {
  const takeTwoMs = () => {
    for (const start = performance.now(); performance.now() - start < 2; );
  };
  expect(await countRuns(new TurnQueue({ maxPieces: 3, maxMs: 1 }), takeTwoMs)).toEqual([1, 2, 3, 4]);
});

it('goes on after the queue was empty, and when a piece adds the next', async () => {
  const queue = new TurnQueue({ maxPieces: 1, maxMs: Number.POSITIVE_INFINITY });
  const runs: number[] = [];
  const add = (left: number) =>
    queue.add('ada', () => {
      runs.push(left);
      if (left > 0) add(left - 1);
    });
  add(2);
  for (let iteration = 0; iteration < 4; iteration += 1) await endTurn();
  add(1);
  for (let iteration = 0; iteration < 3; iteration += 1) await endTurn();
  expect(runs).toEqual([2, 1, 0, 1, 0]);
});
