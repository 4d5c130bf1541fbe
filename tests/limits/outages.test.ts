import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Redis } from 'ioredis';
import type { Knex } from 'knex';
import pino from 'pino';
import { createSharedLimits } from '../../server/limits/createSharedLimits.js';
import type { Nodes } from '../../server/limits/nodes.js';
import type { RateLimiter } from '../../server/limits/rateLimiter.js';
import { UsageLedger } from '../../server/limits/usageLedger.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { createRedisCounter, openRedis } from '../../server/store/redisCounter.js';
import { createRedisNodes } from '../../server/store/redisNodes.js';
import { insertAccounts } from '../support/accounts.js';
import { createRedisServer, hasRedisServer, type RedisServer } from '../support/redisServer.js';

const nodeCount = 4;
const perMinute = 22;
const share = 5;
const maxPerMinute = perMinute + (nodeCount - 1) * share;
const perDay = 50;
const maxPerDay = perDay + (nodeCount - 1) * share;
const minuteMs = 60_000;
const log = pino({ level: 'silent' });
const onRedis = hasRedisServer ? describe : describe.skip;

/** A server that counts in the Redis of the test, by the clock of the test. */
interface LimiterNode {
  redis: Redis;
  limiter: RateLimiter;
  nodes: Nodes;
  ledger: UsageLedger;
}

onRedis(`four nodes with one Redis${hasRedisServer ? '' : ' (skipped: redis-server is not installed)'}`, () => {
  const clock = { now: Date.parse('2026-11-21T00:10:00.000Z') };
  let server: RedisServer;
  let db: Knex;
  let cluster: LimiterNode[];
  let admissions: number[];
  let account: string;

  beforeAll(async () => {
    server = await createRedisServer();
    db = openDatabase('sqlite::memory:');
    await migrate(db);
  });
  afterAll(async () => {
    await server.stop();
    await db.destroy();
  });

  /** Starts four nodes that know each other and have settled. */
  async function startNodes(): Promise<void> {
    await server.start();
    account = randomUUID();
    await insertAccounts(db, account);
    admissions = [];
    cluster = Array.from({ length: nodeCount }, createNode);
    await connectAll();
    await joinAll();
    clock.now += 2 * minuteMs;
    await joinAll();
  }

  function createNode(): LimiterNode {
    const redis = openRedis(server.url);
    redis.options.retryStrategy = () => null;
    const at = () => clock.now * 1_000;
    const [count, shared] = [createRedisCounter(redis), createRedisNodes(redis)];
    const ledger = new UsageLedger(db, log);
    const store = {
      count: (request: Parameters<typeof count>[0]) => count({ ...request, at: at() }),
      nodes: {
        join: (id: string) => shared.join(id, at()),
        deleteDays: shared.deleteDays,
        addAdmissions: (windows: Parameters<typeof shared.addAdmissions>[0]) => shared.addAdmissions(windows, at()),
      },
    };
    return { redis, ledger, ...createSharedLimits(store, ledger, log) };
  }

  async function connectAll(): Promise<void> {
    for (const { redis } of cluster) if (redis.status !== 'ready') await redis.connect().catch(() => undefined);
  }

  async function joinAll(): Promise<void> {
    for (const { nodes } of cluster) await nodes.join(clock.now).catch(() => undefined);
    // The first ones learn of the last ones.
    for (const { nodes } of cluster) await nodes.join(clock.now).catch(() => undefined);
  }

  async function disconnect({ redis }: LimiterNode): Promise<void> {
    if (redis.status === 'end') return;
    const ended = new Promise((resolve) => redis.once('end', resolve));
    redis.disconnect();
    await ended;
  }

  async function stopNodes(): Promise<void> {
    for (const node of cluster) await disconnect(node);
  }

  async function stopRedis(): Promise<void> {
    const ended = cluster
      .filter(({ redis }) => redis.status === 'ready')
      .map(({ redis }) => new Promise((resolve) => redis.once('end', resolve)));
    await server.stop();
    await Promise.all(ended);
  }

  async function startRedis(): Promise<void> {
    await server.start();
    await connectAll();
  }

  /** Sends concurrent requests to a node and returns how many were admitted. */
  async function send(index: number, requests: number): Promise<number> {
    const allowance = { name: `key:${account}`, perMinute, day: { accountId: account, keyId: account, perDay } };
    const decisions = await Promise.all(
      Array.from({ length: requests }, () => cluster[index]?.limiter.admit(allowance, clock.now)),
    );
    const admitted = decisions.filter((decision) => decision?.admitted).length;
    admissions.push(...Array<number>(admitted).fill(clock.now));
    return admitted;
  }

  const flushUsage = async () => {
    for (const { ledger } of cluster) await ledger.flush();
  };

  /** Maximum number of admissions in any half-open minute. */
  const findMaxPerMinute = () =>
    Math.max(0, ...admissions.map((end) => admissions.filter((at) => at <= end && at > end - minuteMs).length));

  afterEach(() => stopNodes());

  it('admit the limit and the shares of the others when Redis stops after one node used the limit', async () => {
    await startNodes();
    expect(await send(0, 40)).toBe(perMinute);
    await stopRedis();
    expect([await send(0, 40), await send(1, 40), await send(2, 40), await send(3, 40)]).toEqual([0, 5, 5, 5]);
    await startRedis();
    for (const index of [3, 2, 1, 0]) expect(await send(index, 40)).toBe(0);
    expect(admissions).toHaveLength(maxPerMinute);
    clock.now += minuteMs + 1_000;
    await flushUsage();
    expect(await send(0, 40)).toBe(perDay - maxPerMinute);
  });

  it('admit no more when Redis loses its data while it runs', async () => {
    await startNodes();
    expect([await send(0, 20), await send(1, 20)]).toEqual([20, 2]);
    await cluster[0]?.redis.flushall();
    // These have not used their share yet.
    expect([await send(2, 20), await send(3, 20)]).toEqual([5, 5]);
    expect([await send(0, 20), await send(1, 20)]).toEqual([0, 0]);
  });

  it('count together again what a node admitted while it alone could not reach Redis', async () => {
    await startNodes();
    expect(await send(0, 12)).toBe(12);
    for (const index of [1, 2]) await disconnect(cluster[index] as LimiterNode);
    expect([await send(1, 12), await send(2, 12)]).toEqual([5, 5]);
    await connectAll();
    await joinAll();
    expect(await send(3, 12)).toBe(0);
    expect(admissions).toHaveLength(perMinute);
  });

  const step = fc.record({
    advanceMs: fc.oneof({ weight: 3, arbitrary: fc.nat(2_000) }, { weight: 1, arbitrary: fc.nat(40_000) }),
    event: fc.constantFrom('none', 'none', 'stop', 'start', 'restart', 'flush', 'partition'),
    traffic: fc.array(fc.tuple(fc.nat(nodeCount - 1), fc.integer({ min: 1, max: 30 })), { minLength: 1, maxLength: 6 }),
  });

  it(`never admit more than ${maxPerMinute} a minute or ${maxPerDay} a day for a limit of ${perMinute} and ${perDay}, in any sequence of outages`, async () => {
    let highest = 0;
    const run = async (steps: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) => {
      await startNodes();
      for (const { advanceMs, event, traffic } of steps) {
        clock.now += advanceMs;
        // A partition lasts for one step, after which a node is still known to the others.
        await connectAll();
        if (event === 'stop' || event === 'restart') await stopRedis();
        if (event === 'start' || event === 'restart') await startRedis();
        if (event === 'flush') await cluster[0]?.redis.flushall().catch(() => undefined);
        if (event === 'partition') for (const node of cluster.slice(0, 2)) await disconnect(node);
        await flushUsage();
        await joinAll();
        for (const [node, requests] of traffic) {
          await send(node, requests);
          await flushUsage();
        }
      }
      await stopNodes();
      highest = Math.max(highest, findMaxPerMinute());
      expect(findMaxPerMinute()).toBeLessThanOrEqual(maxPerMinute);
      expect(admissions.length).toBeLessThanOrEqual(maxPerDay);
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), run), { numRuns: 12 });
    expect(highest).toBeGreaterThan(perMinute);
  }, 180_000);
});
