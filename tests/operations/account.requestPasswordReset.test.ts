import { type Api, startApi } from '../support/api.js';
import { readMailedToken, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const requestReset = (email: string) => api.request.post('/api/account/password-reset').send({ email });

it('mails a link to the owner of an account', async () => {
  await signUp(api);
  const { status, body } = await requestReset('Ada@example.org');
  expect([status, body]).toEqual([202, { status: 'mail_sent' }]);
  expect(api.mailbox.at(-1)).toMatchObject({ to: 'ada@example.org', subject: 'Reset your Almanac password' });
  expect(readMailedToken(api, 'ada@example.org')).toHaveLength(43);
});

it('returns the same response for an unknown address, and mails nothing', async () => {
  const { status, body } = await requestReset('unknown@example.org');
  expect([status, body]).toEqual([202, { status: 'mail_sent' }]);
  expect(api.mailbox).toEqual([]);
});

it('mails at most five links an hour, always returns the same response, and keeps the last link valid', async () => {
  await signUp(api);
  for (let i = 0; i < 8; i += 1)
    expect((await requestReset(i % 2 ? 'ada@example.org' : 'ADA@example.org')).status).toBe(202);
  const links = api.mailbox.filter(({ subject }) => subject === 'Reset your Almanac password');
  expect(links).toHaveLength(5);
  const body = { token: readMailedToken(api, 'ada@example.org'), password: 'another good sentence' };
  expect((await api.request.post('/api/account/password-reset/confirm').send(body)).status).toBe(204);
});

it('rejects an invalid email address', async () => {
  const response = await requestReset('unknown');
  expect(response.body).toMatchObject({ error: 'invalid_request', details: [{ field: 'email' }] });
});
