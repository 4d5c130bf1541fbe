import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signIn, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

it('ends one session from its next request on', async () => {
  const ada = await signUp(api);
  const elsewhere = await signIn(api, ada.email);
  const { body } = await ada.get('/api/account/sessions');
  const other = body.sessions.find(({ current }: { current: boolean }) => !current);
  expect((await ada.delete(`/api/account/sessions/${other.id}`)).status).toBe(204);
  expectErrorResponse(await elsewhere.get('/api/account'), 401, 'not_signed_in');
  await ada.get('/api/account').expect(200);
});

it('returns 404 for a session of another account', async () => {
  const ada = await signUp(api);
  const bob = await signUp(api, 'bob@example.org');
  const { id } = (await bob.get('/api/account/sessions')).body.sessions[0];
  for (const wrong of [id, 'nothing', "' or 1=1 --"]) {
    const path = `/api/account/sessions/${encodeURIComponent(wrong)}`;
    expectErrorResponse(await ada.delete(path), 404, 'not_found');
  }
  await bob.get('/api/account').expect(200);
});
