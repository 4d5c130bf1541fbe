import { type Api, startApi } from '../support/api.js';
import { signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

it('answers everything that is kept about the account, and no secret', async () => {
  const ada = await signUp(api);
  await ada.post('/api/account/keys', { name: 'Newsroom' });
  const { body, text } = await ada.get('/api/account/export').expect(200);
  expect(body).toMatchObject({
    account: { email: ada.email },
    sessions: [{ current: true }],
    keys: [{ name: 'Newsroom' }],
    audit: [{ action: 'keys.create' }, { action: 'account.verifyEmail' }],
  });
  expect(text).not.toMatch(/argon2|"hash"|"value"/);
});

it('answers nothing of another account', async () => {
  await signUp(api);
  const bob = await signUp(api, 'bob@example.org');
  expect((await bob.get('/api/account/export')).text).not.toContain('ada@');
});
