import { Semaphore } from '../../server/compute/semaphore.js';

/** Work that goes on until it is told to end. */
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

it('two begin at once, and others in their order when one has ended, also when it has failed', async () => {
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

it('a caller has three at most, and all together have so many waiting at most', async () => {
  const semaphore = new Semaphore();
  const pending = createPendingWork();
  const running = ['ada', 'ada', 'ada'].map((caller) => semaphore.run(caller, pending.work));
  expect(() => semaphore.run('ada', pending.work)).toThrow('The account has 3 forecasts being computed');
  for (let caller = 1; running.length < 34; caller += 1) running.push(semaphore.run(`caller ${caller}`, pending.work));
  expect(() => semaphore.run('bob', pending.work)).toThrow('Too much is being computed');
  pending.end();
  await Promise.all(running);
  await semaphore.run('ada', async () => undefined);
});
