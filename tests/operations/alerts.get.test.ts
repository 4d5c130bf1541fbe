import { createRule } from '../alerts/createRule.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

const path = '/api/account/alerts';
let api: Api;
let ada: Person;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterAll(() => api.stop());

it('returns a rule of the account, and none of another', async () => {
  const id = await createRule(ada);
  expect((await ada.get(`${path}/${id}`).expect(200)).body).toMatchObject({ id, name: 'A rule', status: 'active' });
  const bob = await signUp(api, 'bob@example.org');
  expectErrorResponse(await bob.get(`${path}/${id}`), 404, 'not_found');
  expectErrorResponse(await api.request.get(`${path}/${id}`), 401, 'missing_api_key');
});
