import { type Api, startApi } from '../support/api.js';
import { type FaultProxy, startFaultProxy } from '../support/faultProxy.js';
import { readLimitHeaders } from '../support/readLimitHeaders.js';
import { createRedisServer, hasRedisServer, type RedisServer } from '../support/redisServer.js';
import { startNode } from '../support/startNode.js';

const onRedis = hasRedisServer ? describe : describe.skip;
/** Each test starts its own server. */
const timeoutMs = 60_000;
const path = '/v1/indicators/metadata?id=real-gdp';
const sharedAgainMessage = 'Rate limits are shared by all processes again.';
const fallbackMessage = 'Could not reach the shared rate limits. Each process counts its own until they are back.';

onRedis(`with Redis${hasRedisServer ? '' : ' (skipped: redis-server is not installed)'}`, () => {
  let server: RedisServer;
  let proxy: FaultProxy;
  let api: Api;
  beforeEach(async () => {
    server = await createRedisServer();
    await server.start();
    proxy = await startFaultProxy(server.url);
    api = await startApi({ REDIS_URL: proxy.url });
    // Days are counted by the clock of Redis.
    api.clock.now = new Date();
  }, timeoutMs);
  afterEach(async () => {
    await api.stop();
    await proxy.close();
    await server.stop();
  });

  const sendRead = (key: string) => api.request.get(path).set('X-API-Key', key);

  async function readStatuses(key: string, times: number): Promise<number[]> {
    const statusList: number[] = [];
    for (let count = 0; count < times; count += 1) statusList.push((await sendRead(key)).status);
    return statusList;
  }

  function countLogged(message: string): number {
    return api.log.filter(({ msg }) => msg === message).length;
  }

  /** Sends requests until Redis counts again. */
  async function waitUntilShared(): Promise<void> {
    const key = await api.createKey('pro');
    while (countLogged(sharedAgainMessage) === 0) await sendRead(key);
  }

  const repeatOk = (times: number) => Array<number>(times).fill(200);

  it(
    'two servers with one Redis share their counts, by its clock',
    async () => {
      const key = await api.createKey('free');
      const other = await startNode(api, { REDIS_URL: server.url });
      // A Redis that has just started might have lost counts. For a minute, each server admits only its share.
      api.clock.advance(61_000);
      expect(await readStatuses(key, 12)).toEqual(repeatOk(12));
      const statusList = [];
      for (let count = 0; count < 9; count += 1) statusList.push(await other.request.get(path).set('X-API-Key', key));
      expect(statusList.map(({ status }) => status)).toEqual([...repeatOk(8), 429]);
      const { reset } = readLimitHeaders(await sendRead(key));
      expect(reset).toBeGreaterThan(Date.now() / 1_000);
      expect(reset).toBeLessThanOrEqual(Math.ceil(Date.now() / 1_000 + 60));
      await other.stop();
    },
    timeoutMs,
  );

  it.each([
    ['is disconnected', () => proxy.disconnect()],
    ['hangs', () => proxy.stall()],
  ])(
    'limits each process separately while Redis %s, and all together when it is back',
    async (_, failRedis) => {
      const [before, during] = [await api.createKey('free'), await api.createKey('free')];
      expect(await readStatuses(before, 21)).toEqual([...repeatOk(20), 429]);
      failRedis();
      const statusList = await readStatuses(during, 21);
      expect(statusList).toEqual([...repeatOk(20), 429]);
      expect(readLimitHeaders(await sendRead(during))).toMatchObject({ limit: 20, remaining: 0 });
      expect([countLogged(fallbackMessage), countLogged(sharedAgainMessage)]).toEqual([1, 0]);
      proxy.restore();
      await waitUntilShared();
      expect((await sendRead(before)).status).toBe(429);
      expect([countLogged(fallbackMessage), countLogged(sharedAgainMessage)]).toEqual([1, 1]);
    },
    timeoutMs,
  );

  it(
    'does not reset the daily count when Redis is unavailable or loses its data',
    async () => {
      const key = await api.createKey('free');
      await api.db('accounts').where({ limit_per_day: null }).update({ limit_per_day: 10 });
      expect(await readStatuses(key, 6)).toEqual(repeatOk(6));
      proxy.disconnect();
      expect(await readStatuses(key, 5)).toEqual([...repeatOk(4), 429]);
      proxy.restore();
      await waitUntilShared();
      const refused = await sendRead(key);
      expect(refused.status).toBe(429);
      expect(refused.headers).toMatchObject({ 'x-ratelimit-remaining-day': '0' });
    },
    timeoutMs,
  );
});
