import { createVersionReader } from '../../server/store/versionReader.js';
import { type Api, startApi } from '../support/api.js';
import { type Node, startNode } from '../support/startNode.js';

let api: Api;
let node: Node;
const asked: string[] = [];

/** Here every reading of the counters is a query, as it is on PostgreSQL. */
beforeAll(async () => {
  api = await startApi();
  const { db, clock, log } = api;
  // The node writes down each second what was used; without that timer only the calls ask the database.
  const timers = import.meta.jest
    .spyOn(globalThis, 'setInterval')
    .mockImplementation(() => setTimeout(() => undefined));
  node = await startNode({ db, clock, log, changes: createVersionReader(db, 'sqlite::memory:') }, {});
  timers.mockRestore();
  db.on('query', ({ sql }: { sql: string }) => asked.push(sql));
});
afterAll(async () => {
  await node.stop();
  await api.stop();
});

/** How often the counters were read, and anything else was asked, while a call was answered. */
async function queriesOf(path: string, key: string): Promise<{ status: number; counters: number; others: number }> {
  asked.length = 0;
  const { status } = await node.request.get(path).set('X-API-Key', key);
  const counters = asked.filter((sql) => sql.includes('data_versions')).length;
  return { status, counters, others: asked.length - counters };
}

it.each(['/v1/indicators/search?q=gdp', '/api/calendar/releases', '/api/indicators/real-gdp/download'])(
  'a read reads the counters once: %s',
  async (path) => {
    expect(await queriesOf(path, api.key)).toMatchObject({ status: 200, counters: 1 });
  },
);

it('an answer from memory costs the reading of the counters, and nothing else', async () => {
  const path = '/v1/indicators/metadata?id=real-gdp';
  await queriesOf(path, api.key);
  expect(await queriesOf(path, api.key)).toEqual({ status: 200, counters: 1, others: 0 });
});

it('what is open to everyone, or carries no key that can be one, reads none', async () => {
  expect(await queriesOf('/api/health', api.key)).toMatchObject({ status: 200, counters: 0 });
  expect(await queriesOf('/openapi.json', api.key)).toEqual({ status: 200, counters: 0, others: 0 });
  for (const key of ['', 'wrong', `${api.key}0`]) {
    expect(await queriesOf('/v1/indicators/releases', key)).toEqual({ status: 401, counters: 0, others: 0 });
  }
});
