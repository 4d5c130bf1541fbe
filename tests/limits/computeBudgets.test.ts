import { randomUUID } from 'node:crypto';
import { ComputeBudgets } from '../../server/limits/computeBudgets.js';
import { openRedis } from '../../server/store/redisCounter.js';

const limits = { max: 60_000, perMinute: 10_000 };
const redisUrl = process.env['TEST_REDIS_URL'];

it('counts each account on its own, with the clock that it is given', async () => {
  const budgets = new ComputeBudgets();
  expect(await budgets.spend('ada', 60_000, limits, 0)).toEqual({ admitted: true, remaining: 0, waitMs: 0 });
  expect(await budgets.spend('ada', 10, limits, 0)).toEqual({ admitted: false, remaining: 0, waitMs: 60 });
  expect((await budgets.spend('bob', 60_000, limits, 0)).admitted).toBe(true);
  expect((await budgets.spend('ada', 10_000, limits, 60_000)).admitted).toBe(true);
});

(redisUrl === undefined ? describe.skip : describe)('with Redis', () => {
  const open = () => openRedis(redisUrl ?? '');

  it('shares one budget between two processes', async () => {
    const connections = [open(), open()];
    await Promise.all(connections.map((redis) => redis.connect()));
    const [one, two] = connections.map((redis) => new ComputeBudgets(redis)) as [ComputeBudgets, ComputeBudgets];
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
    for (const redis of connections) redis.disconnect();
  });

  it('limits an account in each process while Redis cannot be reached', async () => {
    const redis = open();
    const budgets = new ComputeBudgets(redis);
    expect((await budgets.spend('ada', 60_000, limits, 0)).admitted).toBe(true);
    expect((await budgets.spend('ada', 10, limits, 0)).admitted).toBe(false);
    redis.disconnect();
  });
});
