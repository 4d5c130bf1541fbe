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

it('lists the rules of the account in pages, with the limit of its plan', async () => {
  const ids = [await createRule(ada), await createRule(ada)];
  const page = (await ada.get(`${path}?limit=1`).expect(200)).body;
  expect(page).toMatchObject({ count: 1, total: 2, maxAlertRules: 10 });
  const next = (await ada.get(`${path}?limit=1&cursor=${page.nextCursor}`).expect(200)).body;
  expect([...page.alerts, ...next.alerts].map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(next.nextCursor).toBeNull();
});

it('does not list the rules of others, and needs credentials', async () => {
  const bob = await signUp(api, 'bob@example.org');
  expect((await bob.get(path).expect(200)).body).toMatchObject({ count: 0, total: 0, alerts: [] });
  expectErrorResponse(await api.request.get(path), 401, 'missing_api_key');
});
