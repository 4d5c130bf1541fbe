import { createVersionReader } from '../../server/store/versionReader.js';
import { type Api, startApi } from '../support/api.js';
import { type Node, startNode } from '../support/startNode.js';

let api: Api;
let node: Node;
const queries: string[] = [];

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
  db.on('query', ({ sql }: { sql: string }) => queries.push(sql));
});
afterAll(async () => {
  await node.stop();
  await api.stop();
});

/** How often the counters were read, and anything else was asked, while a call was answered. */
async function countQueries(path: string, key: string): Promise<{ status: number; counters: number; others: number }> {
  queries.length = 0;
  const { status } = await node.request.get(path).set('X-API-Key', key);
  const counters = queries.filter((sql) => sql.includes('data_versions')).length;
  return { status, counters, others: queries.length - counters };
}

it.each(['/v1/indicators/search?q=gdp', '/api/calendar/releases', '/api/indicators/real-gdp/download'])(
  'a read reads the counters once: %s',
  async (path) => {
    expect(await countQueries(path, api.key)).toMatchObject({ status: 200, counters: 1 });
  },
);

it('an answer from memory costs the reading of the counters, and nothing else', async () => {
  const path = '/v1/indicators/metadata?id=real-gdp';
  await countQueries(path, api.key);
  expect(await countQueries(path, api.key)).toEqual({ status: 200, counters: 1, others: 0 });
});

it('what is open to everyone, or carries no key that can be one, reads none', async () => {
  expect(await countQueries('/api/health', api.key)).toMatchObject({ status: 200, counters: 0 });
  expect(await countQueries('/openapi.json', api.key)).toEqual({ status: 200, counters: 0, others: 0 });
  for (const key of ['', 'wrong', `${api.key}0`]) {
    expect(await countQueries('/v1/indicators/releases', key)).toEqual({ status: 401, counters: 0, others: 0 });
  }
});
