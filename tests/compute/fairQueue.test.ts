import fc from 'fast-check';
import { FairQueue, type QueuedWork } from '../../server/compute/fairQueue.js';

interface NamedWork extends QueuedWork {
  id: number;
}

let nextId = 0;
const createWork = (name: string, cost = 1, weight = 1): NamedWork => ({ owner: { name, weight }, cost, id: nextId++ });

/** Adds work to a queue and returns it. */
function add(queue: FairQueue<NamedWork>, ...list: NamedWork[]): NamedWork[] {
  for (const work of list) queue.add(work);
  return list;
}

/** Takes all waiting work, or the first items of it, and returns the names of the owners in order. */
function takeNames(queue: FairQueue<NamedWork>, maxCount = Infinity): string[] {
  const taken: string[] = [];
  while (taken.length < maxCount) {
    const work = queue.take();
    if (work === undefined) break;
    taken.push(work.owner.name);
  }
  return taken;
}

const names = ['ada', 'bob', 'eve'];
const arbitraryWork = fc.record({
  name: fc.constantFrom(...names),
  cost: fc.integer({ min: 1, max: 1000 }),
});

it('starts the work of a newly active owner before all waiting work, however much the others have added', () => {
  const queue = new FairQueue<NamedWork>();
  for (let count = 0; count < 50; count += 1) add(queue, createWork('ada', 10), createWork('bob', 1));
  takeNames(queue, 20);
  add(queue, createWork('eve', 1000));
  expect(takeNames(queue, 1)).toEqual(['eve']);
});

it('starts the work of a newly active owner before that of ten others that wait with equal costs', () => {
  const queue = new FairQueue<NamedWork>();
  const attackers = Array.from({ length: 10 }, (_, index) => `attacker ${index}`);
  for (let round = 0; round < 5; round += 1) add(queue, ...attackers.map((name) => createWork(name)));
  // In the first round all are newly active.
  takeNames(queue, 10);
  for (let taken = 11; taken < 50; taken += 1) {
    takeNames(queue, 1);
    const bystander = createWork(`bystander ${taken}`);
    add(queue, bystander);
    expect(queue.take()).toBe(bystander);
  }
});

it('gives owners a share of the time in proportion to their weights', () => {
  const queue = new FairQueue<NamedWork>();
  for (let count = 0; count < 400; count += 1)
    add(queue, createWork('free', 30, 1), createWork('pro', 10, 4), createWork('pro', 10, 4));
  const time: Record<string, number> = { free: 0, pro: 0 };
  for (let count = 0; count < 500; count += 1) {
    const { owner, cost } = queue.take() as NamedWork;
    time[owner.name] = (time[owner.name] ?? 0) + cost;
  }
  expect((time['pro'] as number) / (time['free'] as number)).toBeCloseTo(4, 0);
});

it('keeps the order of the work of each owner, and returns all work exactly once', () => {
  fc.assert(
    fc.property(fc.array(arbitraryWork, { maxLength: 60 }), (list) => {
      const queue = new FairQueue<NamedWork>();
      const added = add(queue, ...list.map(({ name, cost }) => createWork(name, cost)));
      const taken = added.map(() => queue.take() as NamedWork);
      expect(queue.take()).toBeUndefined();
      expect(new Set(taken).size).toBe(added.length);
      for (const name of names) {
        const ids = taken.filter(({ owner }) => owner.name === name).map(({ id }) => id);
        expect(ids).toEqual([...ids].sort((a, b) => a - b));
      }
    }),
  );
});

it('never gives two owners that both wait times that differ by more than one work of each', () => {
  fc.assert(
    fc.property(fc.array(arbitraryWork, { minLength: 30, maxLength: 90 }), (list) => {
      const queue = new FairQueue<NamedWork>();
      const left = new Map<string, number>();
      for (const { name, cost } of list) {
        add(queue, createWork(name, cost));
        left.set(name, (left.get(name) ?? 0) + 1);
      }
      const time = new Map([...left.keys()].map((name) => [name, 0]));
      while ([...left.values()].every((count) => count > 0)) {
        const { owner, cost } = queue.take() as NamedWork;
        left.set(owner.name, (left.get(owner.name) ?? 0) - 1);
        time.set(owner.name, (time.get(owner.name) ?? 0) + cost);
        expect(Math.max(...time.values()) - Math.min(...time.values())).toBeLessThanOrEqual(1000);
      }
    }),
  );
});

it('starves no one while others keep adding work', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 200, maxLength: 200 }), (costs) => {
      const queue = new FairQueue<NamedWork>();
      add(queue, createWork('ada', 1), createWork('bob', 1));
      const patient = createWork('ada', 100);
      add(queue, patient);
      const started = costs.findIndex((cost) => {
        add(queue, createWork('bob', cost), createWork('eve', cost));
        return queue.take() === patient;
      });
      expect(started).not.toBe(-1);
    }),
  );
});

it('gives no credit for being idle', () => {
  const queue = new FairQueue<NamedWork>();
  add(queue, createWork('idle', 1));
  for (let count = 0; count < 100; count += 1) add(queue, createWork('busy', 1));
  takeNames(queue, 90);
  for (let count = 0; count < 20; count += 1) add(queue, createWork('idle', 1));
  const next = takeNames(queue, 10);
  expect(next.filter((name) => name === 'idle')).toHaveLength(5);
});

it('charges nothing for work that is removed before it starts', () => {
  const queue = new FairQueue<NamedWork>();
  const [first, second] = add(queue, createWork('ada', 500), createWork('ada', 1)) as [NamedWork, NamedWork];
  add(queue, createWork('bob', 10), createWork('bob', 10));
  expect(queue.remove(first)).toBe(true);
  expect(queue.remove(first)).toBe(false);
  expect(queue.take()).toBe(second);
  expect(takeNames(queue)).toEqual(['bob', 'bob']);
});

it('adds up the costs of the work that goes before new work of an owner', () => {
  const queue = new FairQueue<NamedWork>();
  for (let count = 0; count < 10; count += 1) add(queue, createWork('ada', 10));
  queue.take();
  expect(queue.getCostAhead({ name: 'bob', weight: 1 })).toBe(0);
  expect(queue.getCostAhead({ name: 'ada', weight: 1 })).toBe(90);
  add(queue, createWork('bob', 35));
  // Before new work of bob go his own and what ada starts meanwhile.
  expect(queue.getCostAhead({ name: 'bob', weight: 1 })).toBe(35 + 30);
});
