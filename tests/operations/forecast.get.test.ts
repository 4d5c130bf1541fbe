import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('returns a run to any account with its key, for 90 days', async () => {
  const created = await api.request
    .post('/api/forecast/run')
    .set('X-API-Key', api.key)
    .send({ values: [1, 2, 3, 4], horizon: 1, model: 'drift' });
  const path = `/api/forecast/run/${created.body.cacheKey}`;
  const other = await api.createKey('pro');
  expect((await api.request.get(path).set('X-API-Key', other)).text).toBe(created.text);
  api.clock.advance(91 * 86_400_000);
  const { cleanUp } = await import('../../server/scheduled/cleanUp.js');
  const counts = await cleanUp.run({ db: api.db, now: () => api.clock.now } as never, () => undefined);
  expect(counts['forecasts']).toBe(1);
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
