import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/api/forecast/backtest';

it('returns a backtest to any account with its key, for 90 days', async () => {
  const request = { seriesId: 'eur-usd-daily', horizon: 1, models: ['naive'], origins: 1, window: 10 };
  const created = await api.request.post(path).set('X-API-Key', api.key).send(request);
  const other = await api.createKey('pro');
  const { text } = await api.request.get(`${path}/${created.body.cacheKey}`).set('X-API-Key', other);
  expect(text).toBe(created.text);
  api.clock.advance(91 * 86_400_000);
  const { body } = await api.operator('post', '/api/admin/jobs/clean-up/run');
  expect(body.counts.forecasts).toBe(1);
  expectErrorResponse(await api.get(`${path}/${created.body.cacheKey}`), 404, 'forecast_not_found');
});

it('rejects an unknown key, the key of a run, and a malformed key', async () => {
  const run = await api.request
    .post('/api/forecast/run')
    .set('X-API-Key', api.key)
    .send({ values: [1, 2, 3, 4], horizon: 1, model: 'drift' });
  expectErrorResponse(await api.get(`${path}/${run.body.cacheKey}`), 404, 'forecast_not_found');
  expectErrorResponse(await api.get(`${path}/${'0'.repeat(64)}`), 404, 'forecast_not_found');
  expectErrorResponse(await api.get(`${path}/abc`), 400, 'invalid_request');
});
