import { Turns } from '../../server/compute/turns.js';

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
  const turns = new Turns();
  const [one, two, three] = [heldWork(), heldWork(), heldWork()];
  const results = [
    turns.take('ada', () => one.work().then(() => Promise.reject(new Error('broken')))),
    turns.take('bob', two.work),
    turns.take('eve', three.work),
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
  const turns = new Turns();
  const held = heldWork();
  const taken = ['ada', 'ada', 'ada'].map((caller) => turns.take(caller, held.work));
  expect(() => turns.take('ada', held.work)).toThrow('The account has 3 forecasts being computed');
  for (let caller = 1; taken.length < 34; caller += 1) taken.push(turns.take(`caller ${caller}`, held.work));
  expect(() => turns.take('bob', held.work)).toThrow('Too much is being computed');
  held.end();
  await Promise.all(taken);
  await turns.take('ada', async () => undefined);
});
