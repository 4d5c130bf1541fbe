import { setImmediate as nextIteration } from 'node:timers/promises';
import { IterationBatch } from '../server/iterationBatch.js';

it('handles the items of an iteration of the event loop once, in order, after the code that added them', async () => {
  const handled: number[] = [];
  const batch = new IterationBatch((item: number) => handled.push(item));
  for (const item of [1, 2, 3]) batch.add(item);
  await Promise.resolve();
  expect(handled).toEqual([]);
  await nextIteration();
  expect(handled).toEqual([1, 2, 3]);
  batch.add(4);
  await nextIteration();
  expect(handled).toEqual([1, 2, 3, 4]);
});

it('handles an item that is added while another one is handled', async () => {
  const handled: number[] = [];
  const batch = new IterationBatch((item: number) => {
    handled.push(item);
    if (item === 1) batch.add(2);
  });
  batch.add(1);
  await nextIteration();
  await nextIteration();
  expect(handled).toEqual([1, 2]);
});

it('handles the items after one that failed in the next iteration', async () => {
  const handled: number[] = [];
  const batch = new IterationBatch((item: number) => {
    if (item === 2) throw new Error('failed');
    handled.push(item);
  });
  for (const item of [1, 2, 3]) batch.add(item);
  expect(() => batch.flush()).toThrow('failed');
  expect(handled).toEqual([1]);
  await nextIteration();
  expect(handled).toEqual([1, 3]);
});

it('handles the waiting items at once with flush, and not again', async () => {
  const handled: number[] = [];
  const batch = new IterationBatch((item: number) => handled.push(item));
  batch.add(1);
  batch.flush();
  expect(handled).toEqual([1]);
  await nextIteration();
  expect(handled).toEqual([1]);
});
