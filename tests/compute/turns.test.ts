import { Semaphore } from '../../server/compute/semaphore.js';

/** Work that goes on until it is told to end. */
function heldWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begun = false;
  return {
    end: () => end(),
    begun: () => begun,
    work: () => {
      begun = true;
      return ended;
    },
  };
}

it('two begin at once, and others in their order when one has ended, also when it has failed', async () => {
  const turns = new Semaphore();
  const [one, two, three] = [heldWork(), heldWork(), heldWork()];
  const results = [
    turns.run('ada', () => one.work().then(() => Promise.reject(new Error('broken')))),
    turns.run('bob', two.work),
    turns.run('eve', three.work),
  ];
  const failed = expect(results[0]).rejects.toThrow('broken');
  await Promise.resolve();
  expect([one, two, three].map(({ begun }) => begun())).toEqual([true, true, false]);
  one.end();
  await failed;
  expect(three.begun()).toBe(true);
  two.end();
  three.end();
  await Promise.all(results.slice(1));
});

it('a caller has three at most, and all together have so many waiting at most', async () => {
  const turns = new Semaphore();
  const held = heldWork();
  const taken = ['ada', 'ada', 'ada'].map((caller) => turns.run(caller, held.work));
  expect(() => turns.run('ada', held.work)).toThrow('The account has 3 forecasts being computed');
  for (let caller = 1; taken.length < 34; caller += 1) taken.push(turns.run(`caller ${caller}`, held.work));
  expect(() => turns.run('bob', held.work)).toThrow('Too much is being computed');
  held.end();
  await Promise.all(taken);
  await turns.run('ada', async () => undefined);
});
