import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { recordStatements } from '../support/recordStatements.js';

let api: Api;
beforeEach(async () => {
  api = await startApi({ ANONYMOUS_REQUESTS_PER_MINUTE: 1 });
});
afterEach(() => api.stop());

it('responds without a key or a database query, whatever the limit of the address', async () => {
  const queries = recordStatements(api.db);
  for (let i = 0; i < 3; i += 1) {
    const { status, body } = await api.request.get('/api/health/live');
    expect([status, body]).toEqual([200, { service: 'almanac', status: 'ok' }]);
  }
  expect(queries).toEqual([]);
});

it('responds when the database is unavailable', async () => {
  await api.db.destroy();
  expect((await api.request.get('/api/health/live')).status).toBe(200);
});

it('rejects an unknown parameter', async () => {
  expectErrorResponse(await api.request.get('/api/health/live?verbose=true'), 400, 'invalid_request');
});
