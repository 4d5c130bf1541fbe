import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

it('changes the name', async () => {
  const ada = await signUp(api);
  const { body } = await ada.patch('/api/account', { name: 'Ada Lovelace <b>' }).expect(200);
  expect(body).toMatchObject({ name: 'Ada Lovelace <b>' });
  expect((await ada.get('/api/account')).body).toEqual(body);
});

it.each([{ plan: 'pro' }, { name: 'Ada', plan: 'pro' }, { email: 'x@example.org' }, { name: 7 }, {}, []])(
  'rejects %j and changes nothing',
  async (change) => {
    const ada = await signUp(api);
    const before = (await ada.get('/api/account')).body;
    expectErrorResponse(await ada.patch('/api/account', change), 400, 'invalid_request');
    expect((await ada.get('/api/account')).body).toEqual(before);
  },
);
