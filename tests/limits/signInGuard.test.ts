import { randomBytes, randomUUID } from 'node:crypto';
import { type Api, startApi } from '../support/api.js';
import { startFaultProxy } from '../support/faultProxy.js';
import { type Node, startNode } from '../support/startNode.js';

const url = process.env['TEST_REDIS_URL'];
const onRedis = url === undefined ? describe.skip : describe;
const timeoutMs = 60_000;

onRedis(`with Redis${url === undefined ? ' (skipped: TEST_REDIS_URL is not set)' : ''}`, () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  /** Fails to sign in `count` times from an unused address; returns the statuses. */
  async function fail(node: Node, email: string, times: number): Promise<number[]> {
    const statuses: number[] = [];
    const address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
    for (let count = 0; count < times; count += 1) {
      const attempt = node.request.post('/api/account/sign-in').set('X-Forwarded-For', address);
      statuses.push((await attempt.send({ email, password: 'nope' })).status);
    }
    return statuses;
  }

  it(
    'counts wrong passwords over all servers: twenty per account from any address',
    async () => {
      const settings = { REDIS_URL: url, TRUST_PROXY: 1 };
      const [one, other] = [await startNode(api, settings), await startNode(api, settings)];
      const email = `${randomUUID()}@example.org`;
      for (const node of [one, other, one, other]) expect(await fail(node, email, 5)).toEqual(Array(5).fill(401));
      expect([await fail(one, email, 1), await fail(other, email, 1)]).toEqual([[429], [429]]);
      for (const node of [one, other]) await node.stop();
    },
    timeoutMs,
  );

  it(
    'counts mailed links over all servers: five per address and hour',
    async () => {
      const nodes = [await startNode(api, { REDIS_URL: url }), await startNode(api, { REDIS_URL: url })];
      const email = `${randomUUID()}@example.org`;
      for (const node of [...nodes, ...nodes, ...nodes, ...nodes]) {
        await node.request.post('/api/account/sign-up').send({ email, password: 'correct horse battery' }).expect(202);
      }
      expect(api.mailbox.filter(({ to }) => to === email)).toHaveLength(5);
      for (const node of nodes) await node.stop();
    },
    timeoutMs,
  );

  it(
    'counts in each server separately while Redis is unavailable',
    async () => {
      const proxy = await startFaultProxy(url ?? '');
      const node = await startNode(api, { REDIS_URL: proxy.url, TRUST_PROXY: 1 });
      proxy.disconnect();
      expect(await fail(node, `${randomUUID()}@example.org`, 6)).toEqual([401, 401, 401, 401, 401, 429]);
      await node.stop();
      await proxy.close();
    },
    timeoutMs,
  );
});
