import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';
import { useApi } from '../support/useApi.js';

const api = useApi();

it('returns an endpoint of the account, and 404 for one of another account', async () => {
  const ada = await signUp(api());
  const { webhook } = (await ada.post('/api/account/webhooks', { url: 'https://example.org/' })).body;
  expect((await ada.get(`/api/account/webhooks/${webhook.id}`).expect(200)).body).toEqual(webhook);
  const bob = await signUp(api(), 'bob@example.org');
  expectErrorResponse(await bob.get(`/api/account/webhooks/${webhook.id}`), 404, 'not_found');
  expectErrorResponse(await ada.get('/api/account/webhooks/nothing'), 404, 'not_found');
});
