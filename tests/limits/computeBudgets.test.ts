import { randomUUID } from 'node:crypto';
import { spendCompute } from '../../server/access/computeBudget.js';
import { ComputeBudgets } from '../../server/limits/computeBudgets.js';
import type { SpendShared } from '../../server/store/computeSpending.js';
import { openDatabase } from '../../server/store/database.js';
import { createPostgresSpending, deletePastSpendings } from '../../server/store/postgresComputeSpending.js';
import { createRedisSpending } from '../../server/store/redisComputeSpending.js';
import { openRedis } from '../../server/store/redisCounter.js';
import { createDatabase } from '../support/databases.js';

const limits = { max: 60_000, perMinute: 10_000 };
const { TEST_REDIS_URL: redisUrl, TEST_POSTGRES_URL: postgresUrl } = process.env;

it('counts each account on its own, with the clock that it is given', async () => {
  const budgets = new ComputeBudgets();
  expect(await budgets.spend('ada', 60_000, limits, 0)).toEqual({ admitted: true, remaining: 0, waitMs: 0 });
  expect(await budgets.spend('ada', 10, limits, 0)).toEqual({ admitted: false, remaining: 0, waitMs: 60 });
  expect((await budgets.spend('bob', 60_000, limits, 0)).admitted).toBe(true);
  expect((await budgets.spend('ada', 10_000, limits, 60_000)).admitted).toBe(true);
});

it('limits an account in each process while the store cannot be reached, and logs each outage once', async () => {
  const logged: string[] = [];
  const record = (...entry: unknown[]) => void logged.push(entry.at(-1) as string);
  let isReachable = false;
  const spendShared: SpendShared = async () => {
    if (!isReachable) throw new Error('The store cannot be reached.');
    return { admitted: true, spent: 0 };
  };
  const budgets = new ComputeBudgets(spendShared, { warn: record, info: record } as never);
  expect((await budgets.spend('ada', 60_000, limits, 0)).admitted).toBe(true);
  expect((await budgets.spend('ada', 10, limits, 0)).admitted).toBe(false);
  expect(logged).toEqual([
    'Could not reach the shared compute budgets. Each process counts its own until they are back.',
  ]);
  isReachable = true;
  for (let count = 0; count < 2; count += 1)
    expect((await budgets.spend('ada', 10, limits, 0)).remaining).toBe(limits.max);
  expect(logged).toHaveLength(2);
  expect(logged[1]).toBe('Compute budgets are shared by all processes again.');
  isReachable = false;
  await budgets.spend('ada', 10, limits, 0);
  expect(logged).toHaveLength(3);
});

/** Opens the same store twice, as two processes do. */
type OpenTwice = () => Promise<{ stores: [SpendShared, SpendShared]; close(): Promise<void> }>;

async function openRedisTwice(): ReturnType<OpenTwice> {
  const connections = [openRedis(redisUrl ?? ''), openRedis(redisUrl ?? '')] as const;
  for (const redis of connections) await redis.connect();
  const [one, two] = connections;
  return {
    stores: [createRedisSpending(one), createRedisSpending(two)],
    close: async () => connections.forEach((redis) => void redis.disconnect()),
  };
}

async function openPostgresTwice(): ReturnType<OpenTwice> {
  const { db, url, drop } = await createDatabase(postgresUrl ?? '');
  const second = openDatabase(url);
  return {
    stores: [createPostgresSpending(db), createPostgresSpending(second)],
    close: async () => {
      await second.destroy();
      await drop();
    },
  };
}

const suites: [string, string | undefined, OpenTwice][] = [
  ['with Redis', redisUrl, openRedisTwice],
  ['with PostgreSQL', postgresUrl, openPostgresTwice],
];

for (const [name, url, openTwice] of suites) {
  (url === undefined ? describe.skip : describe)(name, () => {
    let opened: Awaited<ReturnType<OpenTwice>>;
    beforeAll(async () => {
      opened = await openTwice();
    });
    afterAll(() => opened.close());

    it('shares one budget between two processes', async () => {
      const [one, two] = opened.stores.map((store) => new ComputeBudgets(store)) as [ComputeBudgets, ComputeBudgets];
      const account = randomUUID();
      const slow = { max: 60_000, perMinute: 1 };
      const decisions = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : two).spend(account, 10_000, slow, 0)),
      );
      expect(decisions.filter(({ admitted }) => admitted)).toHaveLength(6);
      await one.spend(account, -20_000, slow, 0);
      expect((await two.spend(account, 20_000, slow, 0)).admitted).toBe(true);
      const refused = await two.spend(account, 10_000, limits, 0);
      expect(refused.admitted).toBe(false);
      expect(refused.waitMs).toBeGreaterThan(55_000);
      expect(refused.waitMs).toBeLessThanOrEqual(60_000);
    });

    it('decides as one process does, also with a clock that steps back and when more is given back than was spent', async () => {
      const accountId = randomUUID();
      const start = Date.parse('2026-11-21T12:00:00.000Z');
      const steps: [cost: number, seconds: number][] = [
        ...([
          [50_000, 0],
          [20_000, 1],
          [15_000, 31],
          [4_990, 20],
          [10, 31],
        ] as [number, number][]),
        ...([
          [-70_000, 40],
          [60_000, 41],
          [10, 41],
          [0, 42],
          [60_000, 800],
          [1, 800],
        ] as [number, number][]),
      ];
      let known = { spent: 0, at: start };
      for (const [index, [cost, seconds]] of steps.entries()) {
        const { admitted, ...next } = spendCompute(known, cost, limits, start + seconds * 1000);
        known = next;
        const store = opened.stores[index % 2] as SpendShared;
        const shared = await store({ accountId, cost, ...limits, at: start + seconds * 1000 });
        expect(shared.admitted).toBe(admitted);
        expect(shared.spent).toBeCloseTo(known.spent, 2);
      }
    });
  });
}

(postgresUrl === undefined ? it.skip : it)(
  'PostgreSQL forgets the accounts that have got everything back, and keeps the others',
  async () => {
    const { db, drop } = await createDatabase(postgresUrl ?? '');
    const spend = createPostgresSpending(db);
    await spend({ accountId: 'past', cost: 10_000, ...limits, at: Date.now() - 61_000 });
    await spend({ accountId: 'present', cost: 10_000, ...limits });
    await deletePastSpendings(db);
    expect(await db('compute_spendings').pluck('account_id')).toEqual(['present']);
    await drop();
  },
);
