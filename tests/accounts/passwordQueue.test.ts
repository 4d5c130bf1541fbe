import { PasswordQueue } from '../../server/accounts/passwordQueue.js';

/** A queue whose work ends when the test says so. */
function createQueue() {
  const queue = new PasswordQueue({ maxRunning: 2, maxWaiting: 4, maxWaitingPerGroup: 3 });
  const started: string[] = [];
  const endings: (() => void)[] = [];
  return {
    started,
    add: (group: string, name: string) =>
      queue.run(group, () => {
        started.push(name);
        return new Promise<void>((resolve) => endings.push(resolve));
      }),
    async endNext() {
      endings.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

it('runs two at a time, and lets groups take turns', async () => {
  const queue = createQueue();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) queue.add('a', name);
  queue.add('b', 'b1');
  await new Promise(setImmediate);
  expect(queue.started).toEqual(['a1', 'a2']);
  for (let i = 0; i < 4; i += 1) await queue.endNext();
  expect(queue.started).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'a5']);
});

it('refuses work beyond the places of a group, and beyond all places', async () => {
  const queue = createQueue();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) queue.add('a', name);
  await expect(queue.add('a', 'a6')).rejects.toMatchObject({ code: 'service_unavailable', retryAfterSeconds: 2 });
  queue.add('b', 'b1');
  await expect(queue.add('c', 'c1')).rejects.toMatchObject({ code: 'service_unavailable' });
});

it('gives the place of failed work to the next', async () => {
  const queue = new PasswordQueue({ maxRunning: 1, maxWaiting: 1, maxWaitingPerGroup: 1 });
  const failed = queue.run('a', () => Promise.reject(new Error('failed')));
  const next = queue.run('a', async () => 'done');
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
