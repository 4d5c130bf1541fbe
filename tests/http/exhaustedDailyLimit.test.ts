import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('reports the end of the minute if both limits are reached and the minute ends after midnight', async () => {
  const key = await api.createKey('free');
  await api.db('accounts').where({ limit_per_day: null }).update({ limit_per_day: 20 });
  const sendRequest = () => api.request.get('/v1/indicators/metadata?id=real-gdp').set('X-API-Key', key);
  api.clock.now = new Date('2026-11-21T23:59:50.000Z');
  for (let count = 0; count < 20; count += 1) expect((await sendRequest()).status).toBe(200);
  const refused = await sendRequest();
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
  api.clock.advance(59_999);
  expect((await sendRequest()).status).toBe(429);
  api.clock.advance(1);
  expect((await sendRequest()).status).toBe(200);
});
