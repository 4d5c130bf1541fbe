import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const values = { values: [1, 2, 3, 4], horizon: 1, model: 'drift' };
const library = { seriesId: 'real-gdp', start: '2020-01-01', horizon: 1, model: 'drift' };

async function run(key: string, body: object) {
  const { body: created } = await api.request.post('/api/forecast/run').set('X-API-Key', key).send(body).expect(200);
  return { ...created, path: `/api/forecast/run/${created.cacheKey}` };
}

it('returns a run of a library series to any account with its key, for 90 days', async () => {
  const { path } = await run(api.key, library);
  const other = await api.createKey('pro');
  const read = await api.request.get(path).set('X-API-Key', other);
  expect(read.text).toBe((await api.get(path)).text);
  expect(read.body.sharing).toBeUndefined();
  api.clock.advance(91 * 86_400_000);
  const { cleanUp } = await import('../../server/scheduled/cleanUp.js');
  const counts = await cleanUp.run({ db: api.db, now: () => api.clock.now } as never, () => undefined);
  expect(counts['forecasts']).toBe(1);
  expectErrorResponse(await api.get(path), 404, 'forecast_not_found');
});

it('returns a run of sent values to its account only, as if it did not exist for the others', async () => {
  const { path } = await run(api.key, values);
  const other = await api.createKey('pro');
  const unknown = await api.request.get(`/api/forecast/run/${'0'.repeat(64)}`).set('X-API-Key', other);
  expect((await api.get(path).expect(200)).body.sharing).toEqual({ sharedUntil: null });
  for (const url of [path, `${path}/csv`, path.replace('/run/', '/backtest/')]) {
    const refused = await api.request.get(url).set('X-API-Key', other);
    expectErrorResponse(refused, 404, 'forecast_not_found');
    expect({ ...refused.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  }
  await api.get(path).expect(200);
});

it('shares a run of sent values between the keys and the sessions of its account', async () => {
  const ada = await signUp(api);
  const created = await ada.post('/api/forecast/run', values).expect(200);
  const { value } = (await ada.post('/api/account/keys', { name: 'a' })).body;
  api.clock.advance(1000);
  expect((await run(value, values)).createdAt).toBe(created.body.createdAt);
  const path = `/api/forecast/run/${created.body.cacheKey}`;
  expect((await api.request.get(path).set('X-API-Key', value).expect(200)).text).toBe(created.text);
});

it('computes the same values again for another account, under another key', async () => {
  const mine = await run(api.key, values);
  api.clock.advance(3_600_000);
  const theirs = await run(await api.createKey('pro'), values);
  expect(theirs.cacheKey).not.toBe(mine.cacheKey);
  expect(theirs.createdAt).toBe(api.clock.now.toISOString());
  expect(theirs.result).toEqual(mine.result);
});

it('does not return a run of sent values that a server of an earlier version stored without an owner', async () => {
  const { path, cacheKey } = await run(api.key, { ...values, horizon: 2 });
  await api.db('forecast_runs').where({ cache_key: cacheKey }).update({ account_id: null });
  expectErrorResponse(await api.get(path), 404, 'forecast_not_found');
});

it('rejects an unknown key and a malformed key', async () => {
  expectErrorResponse(await api.get(`/api/forecast/run/${'0'.repeat(64)}`), 404, 'forecast_not_found');
  const rejected = await api.get('/api/forecast/run/abc');
  expectErrorResponse(rejected, 400, 'invalid_request');
  expect(rejected.body.details[0].problem).toMatch(/^must be the cacheKey of a forecast run or a backtest/);
  const job = await api.get('/api/forecast/jobs/abc');
  expectErrorResponse(job, 400, 'invalid_request');
  expect(job.body.details[0].problem).toMatch(/^must be the id of a job/);
});
