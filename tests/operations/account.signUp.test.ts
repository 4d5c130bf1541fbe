import { PasswordHasher } from '../../server/accounts/passwordHasher.js';
import { BackgroundQueue } from '../../server/backgroundQueue.js';
import { ApiError } from '../../server/errors.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { password, readMailedToken, signIn, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const signUpWith = (body: object) => api.request.post('/api/account/sign-up').send(body);

it('mails a link to the address and confirms it in the response', async () => {
  const { status, body } = await signUpWith({ email: 'Ada@Example.org', password, name: 'Ada' });
  expect([status, body]).toEqual([202, { status: 'mail_sent' }]);
  expect(api.mailbox).toMatchObject([{ to: 'ada@example.org', subject: expect.stringContaining('Confirm') }]);
  expect(readMailedToken(api, 'ada@example.org')).toHaveLength(43);
});

it('returns the same response for an existing account, and informs its owner only by mail', async () => {
  await signUp(api, 'ada@example.org');
  const { status, body } = await signUpWith({ email: 'ADA@example.org', password: 'another password' });
  expect([status, body]).toEqual([202, { status: 'mail_sent' }]);
  expect(api.mailbox.at(-1)).toMatchObject({ to: 'ada@example.org', subject: 'You already have an Almanac account' });
});

it('does not change the password of a confirmed account', async () => {
  await signUp(api, 'ada@example.org');
  await signUpWith({ email: 'ada@example.org', password: 'another password' });
  expect(api.mailbox.at(-1)?.text).not.toContain('verify-email');
  await signIn(api, 'ada@example.org');
  await expect(signIn(api, 'ada@example.org', 'another password')).rejects.toThrow('403');
});

it('states in the mail when and from which address someone signed up', async () => {
  await signUpWith({ email: 'ada@example.org', password });
  expect(api.mailbox[0]?.text).toContain('on 21 Nov 2026 at 12:00 UTC, from the IP address 127.0.0.1');
});

it('mails at most five times an hour; further requests change nothing, and the earlier links stay valid', async () => {
  for (let i = 0; i < 5; i += 1) await signUpWith({ email: 'ada@example.org', password });
  expect((await signUpWith({ email: 'ada@example.org', password: 'of another person' })).status).toBe(202);
  expect(api.mailbox).toHaveLength(5);
  const token = readMailedToken(api, 'ada@example.org');
  expect((await api.request.post('/api/account/verify-email').send({ token })).status).toBe(200);
  await signIn(api, 'ada@example.org');
});

it('mails nothing if the sign-up could not be stored', async () => {
  await api.db.raw(`create trigger refuse before insert on pending_sign_ups begin select raise(abort, 'full'); end`);
  expectErrorResponse(await signUpWith({ email: 'ada@example.org', password }), 500, 'internal_error');
  await api.idle();
  expect(api.mailbox).toEqual([]);
});

it('mails how to tell a sign-up of your own from one of others', async () => {
  await signUpWith({ email: 'ada@example.org', password });
  expect(api.mailbox[0]?.text).toContain(
    'If this was not you, do not open the link. Without it, no account is created.',
  );
});

it('trims spaces around the name', async () => {
  await signUpWith({ email: 'ada@example.org', password, name: '  Ada ' });
  expect((await api.db('pending_sign_ups').where({ email: 'ada@example.org' }).first()).name).toBe('Ada');
});

it.each([
  ['passwordpassword', /one of the most common passwords/],
  ['QWERTY123456', /one of the most common passwords/],
  ['abcabcabcabcabc', /repeats a few characters/],
  ['Ada.Example.2026!', /mostly your email address/],
])('rejects the password %s, which attackers guess first, and says what to do', async (guessable, problem) => {
  const response = await signUpWith({ email: 'ada.example@example.org', password: guessable });
  expectErrorResponse(response, 400, 'invalid_request', problem);
  expect(response.body.message).toContain('Choose another one, such as four random words.');
});

it.each([
  [{ email: 'ada', password }, 'email'],
  [{ email: 'ada@example.org', password: 'short' }, 'password'],
  [{ email: 'ada@example.org', password: 'x'.repeat(201) }, 'password'],
  [{ email: 'ada@example.org' }, 'password'],
  [{ email: 'ada@example.org', password, plan: 'pro' }, 'plan'],
  [{ email: 'ada@example.org\r\nBcc: bob@example.org', password }, 'email'],
  [{ email: 'ada@example.org', password, name: 'a\nb' }, 'name'],
])('rejects %j and names the field', async (body, field) => {
  const response = await signUpWith(body);
  expectErrorResponse(response, 400, 'invalid_request');
  expect(JSON.stringify(response.body.details)).toContain(field);
  expect(api.mailbox).toEqual([]);
});

it('does not use up the mails of an hour while the server is busy', async () => {
  const failure = new ApiError('service_unavailable', { retryAfterSeconds: 2 });
  const busyHasher = jest.spyOn(PasswordHasher.prototype, 'hash').mockRejectedValue(failure);
  for (let i = 0; i < 5; i += 1)
    expectErrorResponse(await signUpWith({ email: 'ada@example.org', password }), 503, 'service_unavailable');
  busyHasher.mockRestore();
  const fullQueue = jest.spyOn(BackgroundQueue.prototype, 'add').mockReturnValue(false);
  for (let i = 0; i < 5; i += 1)
    expectErrorResponse(await signUpWith({ email: 'ada@example.org', password }), 503, 'service_unavailable');
  fullQueue.mockRestore();
  await signUpWith({ email: 'ada@example.org', password });
  expect(api.mailbox).toHaveLength(1);
});
