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

it('deletes a rule of the account, and none of another', async () => {
  const id = await createRule(ada);
  const bob = await signUp(api, 'bob@example.org');
  expectErrorResponse(await bob.delete(`${path}/${id}`), 404, 'not_found');
  await ada.delete(`${path}/${id}`).expect(204);
  expectErrorResponse(await ada.get(`${path}/${id}`), 404, 'not_found');
  expectErrorResponse(await ada.delete(`${path}/${id}`), 404, 'not_found');
  expect(await api.db('audit_log').where({ action: 'alerts.delete' })).toHaveLength(1);
});
