import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { useApi } from '../support/useApi.js';

const getApi = useApi();

const values = { values: [1, 2, 3, 4], horizon: 1, model: 'drift' };

it('ends the link at once, and does nothing if there is none', async () => {
  const { request, key, createKey } = getApi();
  const own = { 'X-API-Key': key };
  const { cacheKey } = (await request.post('/api/forecast/run').set(own).send(values).expect(200)).body;
  const path = `/api/forecast/run/${cacheKey}`;
  const { token } = (await request.post(`${path}/share`).set(own).expect(201)).body;
  const reader = { 'X-API-Key': await createKey('pro'), 'X-Share-Token': token };
  expectErrorResponse(await request.delete(`${path}/share`).set(reader), 404, 'forecast_not_found');
  await request.get(path).set(reader).expect(200);
  await request.delete(`${path}/share`).set(own).expect(204);
  expectErrorResponse(await request.get(path).set(reader), 404, 'forecast_not_found');
  await request.delete(`${path}/share`).set(own).expect(204);
  expect((await request.get(path).set(own)).body.sharing).toEqual({ sharedUntil: null });
});

it('rejects an unknown key, a malformed key and a caller without credentials', async () => {
  const { request, key } = getApi();
  const end = (cacheKey: string) => request.delete(`/api/forecast/run/${cacheKey}/share`);
  expectErrorResponse(await end('0'.repeat(64)).set('X-API-Key', key), 404, 'forecast_not_found');
  expectErrorResponse(await end('abc').set('X-API-Key', key), 400, 'invalid_request');
  expectErrorResponse(await end('0'.repeat(64)), 401, 'missing_api_key');
});
