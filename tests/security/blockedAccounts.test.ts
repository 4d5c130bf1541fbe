import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { password, readMailedToken, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi({ TRUST_PROXY: 1 });
});
afterEach(() => api.stop());

const home = '198.51.100.1';
const elsewhere = '198.51.100.2';

function signInFrom(address: string, email: string, secret = password) {
  const body = { email, password: secret };
  return api.request.post('/api/account/sign-in').set('X-Forwarded-For', address).send(body);
}

/** Enters wrong passwords from many addresses. Returns the last response. */
async function guess(email: string, times: number) {
  let response = await signInFrom('203.0.113.255', email, 'nope');
  for (let i = 1; i < times; i += 1) response = await signInFrom(`203.0.113.${i}`, email, 'nope');
  return response;
}

it('cannot lock out the owner: an address that has signed in before still can', async () => {
  const { email } = await signUp(api);
  await signInFrom(home, email).expect(200);
  expectErrorResponse(await guess(email, 25), 429, 'rate_limit_exceeded');
  expectErrorResponse(await signInFrom(elsewhere, email), 429, 'rate_limit_exceeded');
  await signInFrom(home, email).expect(200);
});

it('cannot be used by one address to block an account for the others', async () => {
  const { email } = await signUp(api);
  for (let i = 0; i < 25; i += 1) await signInFrom('203.0.113.1', email, 'nope');
  await signInFrom(elsewhere, email).expect(200);
});

it('offers a sign-in link however often the owner tries the password meanwhile', async () => {
  const { email } = await signUp(api);
  await guess(email, 20);
  for (let i = 0; i < 7; i += 1) {
    const { body } = await signInFrom(elsewhere, email);
    expect(body.message).toContain('Request a sign-in link by mail');
  }
});

it.each(['ada@example.org', 'unknown@example.org'])(
  'offers a sign-in link by mail after twenty guesses for %s from many addresses',
  async (email) => {
    await signUp(api);
    expectErrorResponse(await guess(email, 20), 401, 'wrong_credentials');
    const response = await signInFrom(elsewhere, email);
    expectErrorResponse(response, 429, 'rate_limit_exceeded');
    expect(response.body.message).toBe(
      `Too many failed attempts for this account, from several addresses. Request a sign-in link by mail, or try again in 15 minutes.`,
    );
  },
);

it('lets the owner in with a mailed link from any address, which is known from then on', async () => {
  const { email } = await signUp(api);
  await guess(email, 25);
  await api.request.post('/api/account/sign-in-link').send({ email }).expect(202);
  const token = readMailedToken(api, email);
  const confirmation = api.request.post('/api/account/sign-in-link/confirm').set('X-Forwarded-For', elsewhere);
  await confirmation.send({ token }).expect(200);
  await guess(email, 25);
  await signInFrom(elsewhere, email).expect(200);
});

const subjects = { 'password-reset': 'Reset your Almanac password', 'sign-in-link': 'Sign in to Almanac' };

describe.each(['password-reset', 'sign-in-link'] as const)('mails requested with %s', (path) => {
  const request = (address: string, email: string) =>
    api.request.post(`/api/account/${path}`).set('X-Forwarded-For', address).send({ email }).expect(202);
  const countMails = () => api.mailbox.filter(({ subject }) => subject === subjects[path]).length;

  it('cannot be used up by one address', async () => {
    const { email } = await signUp(api);
    for (let i = 0; i < 25; i += 1) await request('203.0.113.1', email);
    expect(countMails()).toBe(5);
    await request(elsewhere, email.toUpperCase());
    expect(countMails()).toBe(6);
  });

  it('are limited to 20 from all addresses, except those where the owner has signed in before', async () => {
    const { email } = await signUp(api);
    await signInFrom(home, email).expect(200);
    for (let i = 0; i < 25; i += 1) await request(`203.0.113.${i}`, email);
    await request(elsewhere, email);
    expect(countMails()).toBe(20);
    for (let i = 0; i < 8; i += 1) await request(home, email);
    expect(countMails()).toBe(25);
  });
});

it('one address cannot use up the confirmation mails of a sign-up', async () => {
  const email = 'grace@example.org';
  const request = (address: string) =>
    api.request.post('/api/account/sign-up').set('X-Forwarded-For', address).send({ email, password }).expect(202);
  for (let i = 0; i < 7; i += 1) await request('203.0.113.1');
  expect(api.mailbox).toHaveLength(5);
  await request(home);
  expect(api.mailbox).toHaveLength(6);
});

it('stores no addresses but their hashes, at most 20 for each account, and of one address another in each account', async () => {
  const { email, accountId } = await signUp(api);
  for (let i = 0; i < 25; i += 1) {
    api.clock.advance(1000);
    await signInFrom(`198.51.100.${i}`, email).expect(200);
  }
  const rows = await api.db('known_addresses').where({ account_id: accountId });
  expect(rows).toHaveLength(20);
  expect(JSON.stringify(rows)).not.toContain('198.51.100');
  const other = await signUp(api, 'bob@example.org');
  await signInFrom('198.51.100.24', other.email).expect(200);
  const hashes: string[] = await api.db('known_addresses').pluck('address_hash');
  expect(hashes).toHaveLength(22);
  expect(new Set(hashes).size).toBe(22);
});
