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

it('work that a request starts later takes the turns of its owner, and of no other', async () => {
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

it('one piece runs in each iteration of the event loop', async () => {
  const queue = new TurnQueue();
  let runs = 0;
  for (const owner of ['ada', 'ada', 'bob', 'eve']) queue.add(owner, () => (runs += 1));
  for (let iteration = 1; iteration <= 4; iteration += 1) {
    await endTurn();
    expect(runs).toBe(iteration);
  }
});

it('goes on after the queue was empty, and when a piece adds the next', async () => {
  const queue = new TurnQueue();
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
