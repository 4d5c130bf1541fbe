import { expectErrorResponse } from '../http/expectErrorResponse.js';
import { type Api, startApi } from '../support/api.js';
import { type Person, signUp } from '../support/person.js';

let api: Api;
let ada: Person;
beforeEach(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterEach(() => api.stop());

const path = '/api/account/notifications/preferences';

it('answers what holds until something is chosen: all in the list, and mail for what may not wait', async () => {
  expect((await ada.get(path).expect(200)).body).toEqual({
    release: { in_app: true, email: false },
    revision: { in_app: true, email: false },
    key_created: { in_app: true, email: true },
    key_revoked: { in_app: true, email: true },
    quota_80: { in_app: true, email: false },
    quota_100: { in_app: true, email: true },
  });
});

it('takes a session and no API key', async () => {
  expectErrorResponse(await api.request.get(path), 401, 'not_signed_in');
  expectErrorResponse(await api.get(path), 401, 'not_signed_in');
});
