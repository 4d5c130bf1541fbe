import { type Api, startApi } from '../support/api.js';
import { readMailedToken, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const requestLink = (email: string) => api.request.post('/api/account/sign-in-link').send({ email });

it('mails a link to the owner of an account', async () => {
  await signUp(api);
  const { status, body } = await requestLink('Ada@example.org');
  expect([status, body]).toEqual([202, { status: 'mail_sent' }]);
  expect(api.mailbox.at(-1)).toMatchObject({ to: 'ada@example.org', subject: 'Sign in to Almanac' });
  expect(readMailedToken(api, 'ada@example.org')).toHaveLength(43);
});

it('returns the same response for an unknown address, and mails nothing', async () => {
  const { status, body } = await requestLink('unknown@example.org');
  expect([status, body]).toEqual([202, { status: 'mail_sent' }]);
  expect(api.mailbox).toEqual([]);
});

it('mails at most five links an hour, and keeps the last one valid', async () => {
  await signUp(api);
  for (let i = 0; i < 8; i += 1) expect((await requestLink('ada@example.org')).status).toBe(202);
  expect(api.mailbox.filter(({ subject }) => subject === 'Sign in to Almanac')).toHaveLength(5);
  const token = readMailedToken(api, 'ada@example.org');
  expect((await api.request.post('/api/account/sign-in-link/confirm').send({ token })).status).toBe(200);
});

it('rejects an invalid email address', async () => {
  const response = await requestLink('unknown');
  expect(response.body).toMatchObject({ error: 'invalid_request', details: [{ field: 'email' }] });
});
