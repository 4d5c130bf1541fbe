import { limitHeaders } from '../http/refusal.js';
import { type Api, startApi } from '../support/api.js';
import { type CuttableProxy, openProxy } from '../support/cuttableProxy.js';
import { startNode } from '../support/startNode.js';

const url = process.env['TEST_REDIS_URL'];
const onRedis = url === undefined ? describe.skip : describe;
/** A server starts for each test. */
const patience = 60_000;
const path = '/v1/indicators/metadata?id=real-gdp';
const together = 'Limits are counted for all processes together again.';
const apart = 'Limits cannot be counted together: each process counts its own.';

onRedis(`with Redis${url === undefined ? ' (skipped: TEST_REDIS_URL is not set)' : ''}`, () => {
  let proxy: CuttableProxy;
  let api: Api;
  beforeEach(async () => {
    proxy = await openProxy(url ?? '');
    api = await startApi({ REDIS_URL: proxy.url });
    // Redis has a clock of its own, and it is the day by that which counts.
    api.clock.now = new Date();
  }, patience);
  afterEach(async () => {
    await api.stop();
    await proxy.close();
  });

  const ask = (key: string) => api.request.get(path).set('X-API-Key', key);

  async function statuses(key: string, times: number): Promise<number[]> {
    const answers: number[] = [];
    for (let count = 0; count < times; count += 1) answers.push((await ask(key)).status);
    return answers;
  }

  function logged(sentence: string): number {
    return api.log.filter(({ msg }) => msg === sentence).length;
  }

  /** Asks until Redis counts again. */
  async function askUntilTogether(): Promise<void> {
    const key = await api.newKey('pro');
    while (logged(together) === 0) await ask(key);
  }

  const admitted = (times: number) => Array<number>(times).fill(200);

  it(
    'two servers with one Redis count together, by its clock',
    async () => {
      const key = await api.newKey('free');
      const other = await startNode(api, { REDIS_URL: url });
      expect(await statuses(key, 12)).toEqual(admitted(12));
      const answers = [];
      for (let count = 0; count < 9; count += 1) answers.push(await other.request.get(path).set('X-API-Key', key));
      expect(answers.map(({ status }) => status)).toEqual([...admitted(8), 429]);
      const { reset } = limitHeaders(await ask(key));
      expect(reset).toBeGreaterThan(Date.now() / 1_000);
      expect(reset).toBeLessThanOrEqual(Math.ceil(Date.now() / 1_000 + 60));
      await other.stop();
    },
    patience,
  );

  it.each([
    ['is cut off', () => proxy.cut()],
    ['hangs', () => proxy.stall()],
  ])(
    'limits each process by itself while Redis %s, and all together when it is back',
    async (_, away) => {
      const [before, during] = [await api.newKey('free'), await api.newKey('free')];
      expect(await statuses(before, 21)).toEqual([...admitted(20), 429]);
      away();
      const answers = await statuses(during, 21);
      expect(answers).toEqual([...admitted(20), 429]);
      expect(limitHeaders(await ask(during))).toMatchObject({ limit: 20, remaining: 0 });
      expect([logged(apart), logged(together)]).toEqual([1, 0]);
      proxy.mend();
      await askUntilTogether();
      expect((await ask(before)).status).toBe(429);
      expect([logged(apart), logged(together)]).toEqual([1, 1]);
    },
    patience,
  );

  it(
    'does not let a day be used twice because Redis is away, or has forgotten it',
    async () => {
      const key = await api.newKey('free');
      await api.db('accounts').where({ limit_per_day: null }).update({ limit_per_day: 10 });
      expect(await statuses(key, 6)).toEqual(admitted(6));
      proxy.cut();
      expect(await statuses(key, 5)).toEqual([...admitted(4), 429]);
      proxy.mend();
      await askUntilTogether();
      const refused = await ask(key);
      expect(refused.status).toBe(429);
      expect(refused.headers).toMatchObject({ 'x-ratelimit-remaining-day': '0' });
    },
    patience,
  );
});
