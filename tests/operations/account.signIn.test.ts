import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { password, readCookie, readMailedToken, signIn, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const attemptSignIn = (email: string, secret: string) =>
  api.request.post('/api/account/sign-in').send({ email, password: secret });

it('starts a session in a cookie that scripts and other sites cannot use', async () => {
  await signUp(api);
  const response = await attemptSignIn('ADA@example.org', password);
  expect(response.body).toMatchObject({ email: 'ada@example.org' });
  expect(String(response.headers['set-cookie'])).toMatch(
    /^almanac_session=[\w-]{43}; Path=\/; Expires=Mon, 21 Dec 2026 12:00:00 GMT; HttpOnly; SameSite=Lax$/,
  );
  expect(response.headers['cache-control']).toBe('no-store');
});

it('marks the cookie Secure only behind a trusted HTTPS proxy', async () => {
  await api.stop();
  api = await startApi({ TRUST_PROXY: 1 });
  await signUp(api);
  const send = (proto: string) =>
    api.request
      .post('/api/account/sign-in')
      .set('X-Forwarded-Proto', proto)
      .send({ email: 'ada@example.org', password });
  expect(String((await send('https')).headers['set-cookie'])).toContain('; Secure');
  expect(String((await send('http')).headers['set-cookie'])).not.toContain('; Secure');
});

it('starts a new session each time, regardless of the cookie sent', async () => {
  const first = await signUp(api);
  const response = await api.request
    .post('/api/account/sign-in')
    .set('Cookie', `almanac_session=${'a'.repeat(43)}`)
    .send({ email: first.email, password });
  expect(readCookie(response)).not.toContain('aaaa');
  expect(readCookie(response)).not.toBe(first.cookie);
});

it('returns the same error for a wrong password and an unknown address', async () => {
  await signUp(api);
  const [wrong, unknown] = [
    await attemptSignIn('ada@example.org', 'nope'),
    await attemptSignIn('bob@example.org', password),
  ];
  for (const response of [wrong, unknown]) expectErrorResponse(response, 401, 'wrong_credentials');
  expect(wrong.body.message).toBe(unknown.body.message);
  expect(wrong.headers).not.toHaveProperty('set-cookie');
});

it('rejects an unconfirmed address only after the right password, and mails the link again, or says that it prints it', async () => {
  await api.request.post('/api/account/sign-up').send({ email: 'ada@example.org', password });
  expectErrorResponse(await attemptSignIn('ada@example.org', 'nope'), 401, 'wrong_credentials');
  expect(api.mailbox).toHaveLength(1);
  const printed = await attemptSignIn('ada@example.org', password);
  expectErrorResponse(printed, 403, 'email_not_verified');
  expect(printed.body.message).toMatch(/sends no mail: it has printed a new link in its output; the earlier link/);
  await api.stop();
  api = await startApi({ SMTP_URL: 'smtp://mail.example.org' });
  await api.request.post('/api/account/sign-up').send({ email: 'ada@example.org', password });
  const rejected = await attemptSignIn('ada@example.org', password);
  expectErrorResponse(rejected, 403, 'email_not_verified');
  expect(rejected.body.message).toContain('We have mailed you a new link; the earlier link no longer works.');
  expect(api.mailbox).toHaveLength(2);
});

it('mails the link of an unconfirmed address at most five times an hour, and reports when it did not', async () => {
  await api.request.post('/api/account/sign-up').send({ email: 'ada@example.org', password });
  for (let i = 0; i < 4; i += 1) await attemptSignIn('ada@example.org', password);
  const rejected = await attemptSignIn('ada@example.org', password);
  expectErrorResponse(rejected, 403, 'email_not_verified');
  expect(rejected.body.message).toBe(
    'Confirm your email address first: open the link in the latest confirmation mail.',
  );
  expect(api.mailbox).toHaveLength(5);
  const token = readMailedToken(api, 'ada@example.org');
  expect((await api.request.post('/api/account/verify-email').send({ token })).status).toBe(200);
});

it.each(['ada@example.org', 'unknown@example.org'])(
  'rejects further attempts for %s after five wrong passwords, until Retry-After',
  async (email) => {
    await signUp(api);
    for (let i = 0; i < 5; i += 1) expectErrorResponse(await attemptSignIn(email, 'nope'), 401, 'wrong_credentials');
    const response = await attemptSignIn(email, password);
    expectErrorResponse(response, 429, 'rate_limit_exceeded');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.body.message).toBe(
      'Too many failed attempts. Sign in by mail or reset your password, or try again in 15 minutes.',
    );
  },
);

it('checks no more than five of many parallel guesses', async () => {
  await signUp(api);
  const guesses = Array.from({ length: 12 }, () => attemptSignIn('ada@example.org', 'nope'));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
});

it('counts the guesses of an IPv6 network together', async () => {
  await api.stop();
  api = await startApi({ TRUST_PROXY: 1 });
  const statuses = [];
  for (let i = 0; i < 7; i += 1) {
    const attempt = attemptSignIn('ada@example.org', 'nope').set('X-Forwarded-For', `2001:db8:1:2::${i}`);
    statuses.push((await attempt).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

it('does not reset the count of wrong passwords with the password of an unconfirmed sign-up', async () => {
  await signUp(api);
  await api.request.post('/api/account/sign-up').send({ email: 'ada@example.org', password: 'of an attacker' });
  for (let i = 0; i < 5; i += 1) {
    await attemptSignIn('ada@example.org', 'nope');
    await attemptSignIn('ada@example.org', 'of an attacker');
  }
  expectErrorResponse(await attemptSignIn('ada@example.org', 'nope'), 429, 'rate_limit_exceeded');
});

it('rejects a suspended account and its open sessions', async () => {
  const ada = await signUp(api);
  await api.db('accounts').where({ email: ada.email }).update({ suspended_at: '2026-11-21T12:00:00.000Z' });
  expectErrorResponse(await attemptSignIn(ada.email, password), 403, 'account_suspended');
  expectErrorResponse(await ada.get('/api/account'), 403, 'account_suspended');
});

it('keeps the password out of the log', async () => {
  await signUp(api);
  await attemptSignIn('ada@example.org', 'a wrong secret');
  await signIn(api, 'ada@example.org');
  const written = JSON.stringify(api.log);
  for (const secret of [password, 'a wrong secret', 'argon2', 'almanac_session']) expect(written).not.toContain(secret);
});
