import { Semaphore } from '../../server/compute/semaphore.js';

/** Work that runs until the test ends it. */
function createPendingWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let started = false;
  return {
    end: () => end(),
    begun: () => started,
    work: () => {
      started = true;
      return ended;
    },
  };
}

it('runs two at once, and the others in order when one ends or fails', async () => {
  const semaphore = new Semaphore();
  const [one, two, three] = [createPendingWork(), createPendingWork(), createPendingWork()];
  const results = [
    semaphore.run('ada', () => one.work().then(() => Promise.reject(new Error('broken')))),
    semaphore.run('bob', two.work),
    semaphore.run('eve', three.work),
  ];
  const failed = expect(results[0]).rejects.toThrow('broken');
  await Promise.resolve();
  expect([one, two, three].map(({ begun: started }) => started())).toEqual([true, true, false]);
  one.end();
  await failed;
  expect(three.begun()).toBe(true);
  two.end();
  three.end();
  await Promise.all(results.slice(1));
});

it('limits each account to three, and the queue of all accounts', async () => {
  const semaphore = new Semaphore();
  const pending = createPendingWork();
  const running = ['ada', 'ada', 'ada'].map((caller) => semaphore.run(caller, pending.work));
  expect(() => semaphore.run('ada', pending.work)).toThrow('This account already has 3 forecasts in progress');
  for (let caller = 1; running.length < 34; caller += 1) running.push(semaphore.run(`caller ${caller}`, pending.work));
  expect(() => semaphore.run('bob', pending.work)).toThrow('busy with other computations');
  pending.end();
  await Promise.all(running);
  await semaphore.run('ada', async () => undefined);
});
