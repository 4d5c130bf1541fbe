import { PasswordHasher } from '../../server/accounts/passwordHasher.js';
import { BackgroundQueue } from '../../server/backgroundQueue.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { password, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.stop();
});

/** What a request does before its response, and the response. */
async function observe(path: string, body: object) {
  const statements: string[] = [];
  const record = ({ sql }: { sql: string }) => statements.push(sql);
  // Work after the response is held back.
  const add = jest.spyOn(BackgroundQueue.prototype, 'add').mockReturnValue(true);
  const hash = jest.spyOn(PasswordHasher.prototype, 'hash');
  const verify = jest.spyOn(PasswordHasher.prototype, 'verify');
  api.db.on('query', record);
  const { status, body: answer } = await api.request.post(`/api/account/${path}`).send(body);
  api.db.removeListener('query', record);
  const hashes = hash.mock.calls.length + verify.mock.calls.length;
  const deferred = add.mock.calls.length;
  jest.restoreAllMocks();
  return { status, answer: { ...answer, requestId: '' }, statements, hashes, deferred };
}

it.each([
  ['sign-up', { password: 'another good sentence' }],
  ['password-reset', {}],
  ['sign-in-link', {}],
  ['sign-in', { password: 'not the password' }],
])(
  '%s does the same work and gives the same response whether or not the address has an account',
  async (path, body) => {
    const { email } = await signUp(api);
    const known = await observe(path, { email, ...body });
    const unknown = await observe(path, { email: 'bob@example.org', ...body });
    expect(known).toEqual(unknown);
    expect(known.deferred).toBe(1);
    if (path !== 'sign-in') return;
    await api.request.post('/api/account/sign-up').send({ email: 'carol@example.org', password: 'of another person' });
    expect(await observe(path, { email: 'carol@example.org', ...body })).toEqual(known);
  },
);

it('gives the same responses to a sign-in after a sign-up, before and after the account is confirmed', async () => {
  const { email } = await signUp(api);
  const unknown = 'bob@example.org';
  for (const address of [email, unknown])
    await api.request.post('/api/account/sign-up').send({ email: address, password: 'of an attacker' });
  const signIn = (address: string) => observe('sign-in', { email: address, password: 'of an attacker' });
  const [first, second] = [await signIn(email), await signIn(unknown)];
  expect(first).toEqual(second);
  expect(first).toMatchObject({ status: 403, answer: { error: 'email_not_verified' } });
  // Bob signs up himself and confirms. The attacker does not notice.
  await signUp(api, unknown);
  expect(await signIn(unknown)).toMatchObject({ status: 403, answer: { error: 'email_not_verified' } });
});

it('refuses operations that need mail with the same error for everyone, if a production server cannot send it', async () => {
  const { email } = await signUp(api);
  await api.stop();
  api = await startApi({ NODE_ENV: 'production' });
  await api.createKey('free');
  for (const path of ['sign-up', 'password-reset', 'sign-in-link']) {
    for (const address of [email, 'caller1@example.org', 'bob@example.org']) {
      const body = { email: address, ...(path === 'sign-up' && { password }) };
      const { status, answer, statements, deferred } = await observe(path, body);
      expect([status, answer.error, statements, deferred]).toEqual([503, 'service_unavailable', [], 0]);
    }
  }
});

it('refuses more work after responses than it can hold', async () => {
  jest.spyOn(BackgroundQueue.prototype, 'add').mockReturnValue(false);
  const response = await api.request.post('/api/account/password-reset').send({ email: 'bob@example.org' });
  expectErrorResponse(response, 503, 'service_unavailable');
  expect(response.headers['retry-after']).toBe('5');
});
