import { createVersionReader } from '../../server/store/versionReader.js';
import { type Api, startApi } from '../support/api.js';
import { type Node, startNode } from '../support/startNode.js';

let api: Api;
let node: Node;
const queries: string[] = [];

/** In this test every read of the version counters is a query, as on PostgreSQL. */
beforeAll(async () => {
  api = await startApi();
  const { db, clock, log } = api;
  // Without the timer that writes usage every second, only the requests query the database.
  const timers = jest.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined));
  node = await startNode({ db, clock, log, changes: createVersionReader(db, 'sqlite::memory:') }, {});
  timers.mockRestore();
  db.on('query', ({ sql }: { sql: string }) => queries.push(sql));
});
afterAll(async () => {
  await node.stop();
  await api.stop();
});

/** Counts the reads of the counters and all other queries during one request. */
async function countQueries(path: string, key: string): Promise<{ status: number; counters: number; others: number }> {
  queries.length = 0;
  const { status } = await node.request.get(path).set('X-API-Key', key);
  const counters = queries.filter((sql) => sql.includes('data_versions')).length;
  return { status, counters, others: queries.length - counters };
}

it.each(['/v1/indicators/search?q=gdp', '/api/calendar/releases', '/api/indicators/real-gdp/download'])(
  'a request reads the counters once: %s',
  async (path) => {
    expect(await countQueries(path, api.key)).toMatchObject({ status: 200, counters: 1 });
  },
);

it('a cached response needs one read of the counters and no other query', async () => {
  const path = '/v1/indicators/metadata?id=real-gdp';
  await countQueries(path, api.key);
  expect(await countQueries(path, api.key)).toEqual({ status: 200, counters: 1, others: 0 });
});

it('a public path or a malformed key reads no counters', async () => {
  // The health check reads the state of the database itself.
  expect(await countQueries('/api/health/live', api.key)).toEqual({ status: 200, counters: 0, others: 0 });
  expect(await countQueries('/openapi.json', api.key)).toEqual({ status: 200, counters: 0, others: 0 });
  for (const key of ['', 'wrong', `${api.key}0`]) {
    expect(await countQueries('/v1/indicators/releases', key)).toEqual({ status: 401, counters: 0, others: 0 });
  }
});
