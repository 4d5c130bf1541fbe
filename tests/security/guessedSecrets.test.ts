import { generateApiKey, generateToken } from '../../server/access/secrets.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { password, signUp } from '../support/person.js';
import { recordStatements } from '../support/recordStatements.js';

let api: Api;
beforeEach(async () => {
  api = await startApi({ ANONYMOUS_REQUESTS_PER_MINUTE: 40 });
});
afterEach(() => api.stop());

const read = '/v1/indicators/metadata?id=real-gdp';
const withoutRequestId = ({ body, status }: { body: Record<string, unknown>; status: number }) => ({
  ...body,
  status,
  requestId: '',
});

it('gives the same response for every wrong key, whichever part of it is right', async () => {
  const prefix = api.key.slice(0, 10);
  const guesses = [
    generateApiKey(),
    generateApiKey(),
    `${prefix}${generateApiKey().slice(10)}`,
    api.key.slice(0, -1),
    `${api.key}0`,
    'x',
  ];
  const responses = [];
  for (const key of guesses) responses.push(withoutRequestId(await api.request.get(read).set('X-API-Key', key)));
  expect(responses[0]).toMatchObject({ status: 401, error: 'invalid_api_key' });
  for (const response of responses) expect(response).toEqual(responses[0]);
});

it('limits guesses by address like requests without a key', async () => {
  const statuses = [];
  for (let guess = 0; guess < 45; guess += 1) {
    statuses.push((await api.request.get(read).set('X-API-Key', generateApiKey())).status);
  }
  expect(statuses).toEqual([...Array(40).fill(401), ...Array(5).fill(429)]);
  expect((await api.get(read)).status).toBe(200);
});

it('limits guesses of a session by address too', async () => {
  const statuses = [];
  for (let guess = 0; guess < 45; guess += 1) {
    const cookie = `almanac_session=${generateToken()}`;
    statuses.push((await api.request.get('/api/account').set('Cookie', cookie)).status);
  }
  expect(statuses).toEqual([...Array(40).fill(401), ...Array(5).fill(429)]);
});

it('looks up a key only by the hash of the whole key', async () => {
  const queries = recordStatements(api.db);
  await api.request.get(read).set('X-API-Key', generateApiKey());
  const lookUps = queries.filter((sql) => sql.includes('from `api_keys`'));
  expect(lookUps).toEqual([expect.stringMatching(/ from `api_keys` where `hash` = \?$/)]);
});

it('takes as long for an unknown email address as for a wrong password', async () => {
  await signUp(api);
  const spend = async (email: string) => {
    const startUsage = process.cpuUsage();
    expectErrorResponse(
      await api.request.post('/api/account/sign-in').send({ email, password: `${password}!` }),
      401,
      'wrong_credentials',
    );
    const { user, system } = process.cpuUsage(startUsage);
    return user + system;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    known.push(await spend('ada@example.org'));
    unknown.push(await spend(`unknown${round}@example.org`));
  }
  const ratio = Math.min(...unknown) / Math.min(...known);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});
