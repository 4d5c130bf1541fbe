import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { readLimitHeaders } from '../support/readLimitHeaders.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

it('returns 500 for an internal error, whose cause is only in the log', async () => {
  await api.get('/api/health');
  await api.db.schema.dropTable('observations');
  const response = await api.get('/v1/indicators/observations?id=real-gdp&start=2024-01-01');
  expectErrorResponse(response, 500, 'internal_error');
  readLimitHeaders(response);
  const logged = api.log.find(({ level }) => level === 50);
  expect(logged).toMatchObject({
    requestId: response.body.requestId,
    err: { message: expect.stringContaining('observations') },
  });
});

it('does not cache an internal error', async () => {
  const path = '/v1/indicators/observations?id=real-gdp';
  await api.db.schema.renameTable('observations', 'away');
  for (const _ of [1, 2]) expectErrorResponse(await api.get(path), 500, 'internal_error');
  await api.db.schema.renameTable('away', 'observations');
  expect((await api.get(path)).status).toBe(200);
});

it('keeps query values out of the log, also when the query fails', async () => {
  await api.db.schema.renameTable('indicators', 'away');
  for (const path of ['/v1/indicators/observations?id=asked-for', '/v1/indicators/series?id=asked-for&country=US']) {
    expectErrorResponse(await api.get(path), 500, 'internal_error');
  }
  expect(JSON.stringify(api.log)).not.toContain('asked-for');
});

it('reports an unavailable database in the health check', async () => {
  await api.db.destroy();
  const response = await api.request.get('/api/health');
  expect(response.status).toBe(503);
  expect(response.body).toMatchObject({ service: 'almanac', status: 'degraded', checks: { sqliteConfigured: false } });
  readLimitHeaders(response);
});
