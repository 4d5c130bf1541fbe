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

const path = '/api/account/notifications/preferences';

it('returns the defaults: all in the list, and mail only for urgent ones', async () => {
  expect((await ada.get(path).expect(200)).body).toEqual({
    release: { in_app: true, email: false },
    revision: { in_app: true, email: false },
    key_created: { in_app: true, email: true },
    key_revoked: { in_app: true, email: true },
    quota_80: { in_app: true, email: false },
    quota_100: { in_app: true, email: true },
  });
});

it('accepts a session, but no API key', async () => {
  expectErrorResponse(await api.request.get(path), 401, 'not_signed_in');
  expectErrorResponse(await api.get(path), 401, 'not_signed_in');
});
