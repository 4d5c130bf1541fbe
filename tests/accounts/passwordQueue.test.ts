import { PasswordQueue } from '../../server/accounts/passwordQueue.js';

const connected = new AbortController().signal;

/** A queue whose work ends when the test says so. */
function createQueue() {
  const queue = new PasswordQueue({ maxRunning: 2, maxWaiting: 4, maxWaitingPerGroup: 3 });
  const started: string[] = [];
  const endings: (() => void)[] = [];
  return {
    started,
    add: (group: string, name: string, disconnected = connected) =>
      queue.run(group, disconnected, () => {
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

it('refuses work beyond the places of a group', async () => {
  const queue = createQueue();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) queue.add('a', name);
  await expect(queue.add('a', 'a6')).rejects.toMatchObject({ code: 'service_unavailable', retryAfterSeconds: 2 });
});

it('refuses the newest work of the largest group if all places are taken, so that each group gets some', async () => {
  const queue = createQueue();
  for (const name of ['a1', 'a2', 'a3', 'a4']) queue.add('a', name);
  const newest = queue.add('a', 'a5');
  queue.add('b', 'b1');
  queue.add('c', 'c1');
  await expect(newest).rejects.toMatchObject({ code: 'service_unavailable' });
  for (let i = 0; i < 6; i += 1) await queue.endNext();
  expect(queue.started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4']);
});

it('refuses new work if all places are taken and no group has more than one place above it', async () => {
  const queue = createQueue();
  for (const name of ['a1', 'a2']) queue.add('a', name);
  for (const group of ['b', 'c', 'd', 'e']) queue.add(group, group);
  await expect(queue.add('f', 'f')).rejects.toMatchObject({ code: 'service_unavailable' });
});

it('drops the waiting work of a client that disconnects, and gives its place to others', async () => {
  const queue = createQueue();
  const client = new AbortController();
  for (const name of ['a1', 'a2', 'a3', 'a4']) queue.add('a', name);
  const dropped = queue.add('a', 'a5', client.signal);
  client.abort();
  await expect(dropped).rejects.toMatchObject({ name: 'AbortError' });
  queue.add('a', 'a6');
  await expect(queue.add('a', 'a7', client.signal)).rejects.toMatchObject({ name: 'AbortError' });
  for (let i = 0; i < 5; i += 1) await queue.endNext();
  expect(queue.started).toEqual(['a1', 'a2', 'a3', 'a4', 'a6']);
});

it('gives the place of failed work to the next', async () => {
  const queue = new PasswordQueue({ maxRunning: 1, maxWaiting: 1, maxWaitingPerGroup: 1 });
  const failed = queue.run('a', connected, () => Promise.reject(new Error('failed')));
  const next = queue.run('a', connected, async () => 'done');
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
