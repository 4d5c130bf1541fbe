import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

const path = '/api/account/alerts/feed';
let api: Api;
let ada: Person;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterAll(() => api.stop());

const createFeed = async () => new URL((await ada.post(path).expect(201)).body.url).pathname;

it('creates an address that needs no key, stores only the hash of its token, and replaces an earlier one', async () => {
  const [first, second] = [await createFeed(), await createFeed()];
  const token = /^\/api\/alerts\/feeds\/([\w-]{43})$/.exec(second)?.[1];
  expectErrorResponse(await api.request.get(first), 404, 'token_not_found');
  await api.request.get(second).expect(200);
  const [row] = await api.db('alert_feeds').where({ account_id: ada.accountId });
  expect(row.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(await api.db('audit_log'))).not.toContain(token);
});

it('needs credentials', async () => {
  expectErrorResponse(await api.request.post(path), 401, 'missing_api_key');
});
