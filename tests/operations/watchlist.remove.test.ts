import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

let api: Api;
let ada: Person;
beforeEach(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterEach(() => api.stop());

const path = '/api/account/watchlist';

it('removes the series, which can be added again', async () => {
  const { id } = (await ada.post(path, { indicator: 'real-gdp' })).body;
  expect((await ada.delete(`${path}/${id}`)).status).toBe(204);
  expect((await ada.get(path)).body.count).toBe(0);
  expectErrorResponse(await ada.delete(`${path}/${id}`), 404, 'not_found');
  await ada.post(path, { indicator: 'real-gdp' }).expect(200);
});

it('returns 404 for a series that another account watches', async () => {
  const { id } = (await ada.post(path, { indicator: 'real-gdp' })).body;
  const bob = await signUp(api, 'bob@example.org');
  expectErrorResponse(await bob.delete(`${path}/${id}`), 404, 'not_found');
  expectErrorResponse(await bob.delete(`${path}/nothing`), 404, 'not_found');
  expect((await ada.get(path)).body.count).toBe(1);
});

it('rejects a request from another site and one without a session', async () => {
  const { id } = (await ada.post(path, { indicator: 'real-gdp' })).body;
  expectErrorResponse(await ada.delete(`${path}/${id}`).set('Sec-Fetch-Site', 'cross-site'), 403, 'csrf_failed');
  expectErrorResponse(await api.request.delete(`${path}/${id}`), 401, 'not_signed_in');
});
