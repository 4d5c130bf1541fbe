import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

async function run(body: object, key = api.key): Promise<string> {
  api.clock.advance(1000);
  const { text } = await api.request.post('/api/forecast/run').set('X-API-Key', key).send(body).expect(200);
  return JSON.parse(text).cacheKey;
}

const values = (horizon: number) => ({ values: [1, 2, 3, 4], horizon, model: 'drift' });

it('lists the private runs of the account page by page, latest first', async () => {
  await run({ seriesId: 'real-gdp', start: '2020-01-01', horizon: 1, model: 'drift' });
  await run(values(1), await api.createKey('pro'));
  const keys = [await run(values(1)), await run(values(2)), await run(values(3))];
  const first = (await api.get('/api/forecast/run?limit=2').expect(200)).body;
  expect(first.count).toBe(2);
  const second = (await api.get(`/api/forecast/run?limit=2&cursor=${first.nextCursor}`).expect(200)).body;
  expect(second.nextCursor).toBeNull();
  const listed = [...first.runs, ...second.runs];
  expect(listed.map(({ cacheKey }) => cacheKey)).toEqual([...keys].reverse());
  expect(listed[0]).toEqual((await api.get(`/api/forecast/run/${keys[2]}`)).body);
});

it('ends a page after about 2 MB', async () => {
  const keys = [await run(values(1)), await run(values(2)), await run(values(3))];
  const { answer } = await api.db('forecast_runs').where({ cache_key: keys[0] }).first();
  const note = 'x'.repeat(1_500_000);
  const long = JSON.stringify({ ...JSON.parse(answer), engine: note });
  await api.db('forecast_runs').whereIn('cache_key', keys.slice(1)).update({ answer: long });
  const counts: number[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { count: number; nextCursor: string | null } = (
      await api.get(`/api/forecast/run${cursor && `?cursor=${cursor}`}`).expect(200)
    ).body;
    counts.push(page.count);
    cursor = page.nextCursor;
  }
  expect(counts).toEqual([1, 2]);
});

it('is empty for an account without private runs', async () => {
  expect((await api.get('/api/forecast/run').expect(200)).body).toEqual({ count: 0, runs: [], nextCursor: null });
});

it('rejects an invalid limit, an invalid cursor and callers without a key', async () => {
  expectErrorResponse(await api.get('/api/forecast/run?limit=101'), 400, 'invalid_request');
  expectErrorResponse(await api.get('/api/forecast/run?cursor=abc'), 400, 'invalid_request');
  expectErrorResponse(await api.request.get('/api/forecast/run'), 401, 'missing_api_key');
});
