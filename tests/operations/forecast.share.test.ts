import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, password, signUp } from '../support/person.js';

let api: Api;
let ada: Person;
let reader: string;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'https://almanac.example.org' });
  ada = await signUp(api);
  reader = await api.createKey('pro');
});
afterAll(() => api.stop());

const body = { values: [1, 2, 3, 4], horizon: 1, model: 'drift' };
const dayMs = 86_400_000;

async function runPrivate(horizon: number): Promise<string> {
  const { cacheKey } = (await ada.post('/api/forecast/run', { ...body, horizon }).expect(200)).body;
  return `/api/forecast/run/${cacheKey}`;
}

const share = async (path: string) => (await ada.post(`${path}/share`, {}).expect(201)).body;
const read = (path: string, token: string) =>
  api.request.get(path).set({ 'X-API-Key': reader, 'X-Share-Token': token });

it('lets any account read the run and its CSV with the token, and shows the sharing only to the owner', async () => {
  const path = await runPrivate(1);
  const { token, url, expiresAt } = await share(path);
  expect(url).toBe(`https://almanac.example.org/forecasts?run=${path.split('/').at(-1)}#${token}`);
  expect(expiresAt).toBe('2026-12-21T12:00:00.000Z');
  const own = (await ada.get(path).expect(200)).body;
  expect(own.sharing).toEqual({ sharedUntil: expiresAt });
  const { sharing: _, ...rest } = own;
  expect((await read(path, token).expect(200)).body).toEqual(rest);
  expect((await read(`${path}/csv`, token).expect(200)).text).toMatch(/^date,forecast/);
  expectErrorResponse(await read(path, 'A'.repeat(43)), 404, 'forecast_not_found');
  expectErrorResponse(await api.request.get(path).set('X-API-Key', reader), 404, 'forecast_not_found');
  expectErrorResponse(await api.request.get(path).set('X-Share-Token', token), 401, 'missing_api_key');
});

it('opens only the run it was created for', async () => {
  const { token } = await share(await runPrivate(2));
  expectErrorResponse(await read(await runPrivate(3), token), 404, 'forecast_not_found');
});

it('is replaced by the next link', async () => {
  const path = await runPrivate(2);
  const [first, second] = [await share(path), await share(path)];
  expectErrorResponse(await read(path, first.token), 404, 'forecast_not_found');
  await read(path, second.token).expect(200);
});

it('works for 30 days, at most until the run expires', async () => {
  const path = await runPrivate(4);
  const { token } = await share(path);
  api.clock.advance(30 * dayMs - 1);
  await read(path, token).expect(200);
  api.clock.advance(1);
  expectErrorResponse(await read(path, token), 404, 'forecast_not_found');
  const owner = await api.db('sessions').update({ expires_at: '2028-01-01T00:00:00.000Z' });
  expect(owner).toBeGreaterThan(0);
  expect((await ada.get(path).expect(200)).body.sharing).toEqual({ sharedUntil: null });
  api.clock.advance(45 * dayMs);
  expect((await share(path)).expiresAt).toBe('2027-02-19T12:00:00.000Z');
});

it('is refused for the run of another account, a run of a library series and an unknown key', async () => {
  const post = (path: string) => api.request.post(`${path}/share`).set('X-API-Key', reader);
  const library = { seriesId: 'real-gdp', start: '2020-01-01', horizon: 1, model: 'drift' };
  const { cacheKey } = (await api.request.post('/api/forecast/run').set('X-API-Key', reader).send(library)).body;
  const path = await runPrivate(5);
  for (const one of [path, `/api/forecast/run/${cacheKey}`, `/api/forecast/run/${'0'.repeat(64)}`]) {
    const refused = await post(one);
    expectErrorResponse(refused, 404, 'forecast_not_found');
    expect(refused.body.message).toBe(
      'Your account has no private forecast with this key. Forecasts of library series need no link.',
    );
  }
  expectErrorResponse(await post('/api/forecast/run/abc'), 400, 'invalid_request');
  expectErrorResponse(await api.request.post(`${path}/share`), 401, 'missing_api_key');
  const crossSite = ada.post(`${path}/share`, {}).set('Origin', 'https://elsewhere.example');
  expectErrorResponse(await crossSite, 403, 'csrf_failed');
  const malformed = await read(path, 'short');
  expectErrorResponse(malformed, 400, 'invalid_request');
  expect(malformed.body.message).toBe(
    '`x-share-token` must be the token at the end of a share link: the 43 characters after #.',
  );
});

it('is audited without its token, which reaches no log', async () => {
  const path = await runPrivate(6);
  const { token, expiresAt } = await share(path);
  await ada.delete(`${path}/share`).expect(204);
  const { audit } = (await ada.get('/api/account/export')).body;
  const cacheKey = path.split('/').at(-1);
  expect(audit[0]).toMatchObject({ action: 'forecast.stopSharing', detail: { cacheKey } });
  expect(audit[1]).toMatchObject({ action: 'forecast.share', detail: { cacheKey, expiresAt } });
  await read(path, token);
  expect(JSON.stringify([audit, api.log])).not.toContain(token);
});

it('does not work while the operator suspends the owner, with the response to an unknown link', async () => {
  const path = await runPrivate(8);
  const { token } = await share(path);
  const suspend = (suspended: boolean) =>
    api.operator('patch', `/api/admin/accounts/${ada.accountId}`).send({ suspended }).expect(200);
  await suspend(true);
  for (const file of [path, `${path}/csv`]) {
    const [refused, unknown] = [await read(file, token), await read(file, 'A'.repeat(43))];
    expectErrorResponse(refused, 404, 'forecast_not_found');
    expect(refused.body.message).toBe(unknown.body.message);
  }
  await suspend(false);
  await read(path, token).expect(200);
});

it('stops working when the account of the owner is deleted', async () => {
  const path = await runPrivate(7);
  const { token } = await share(path);
  await read(path, token).expect(200);
  await ada.post('/api/account/deletion', { password }).expect(204);
  expectErrorResponse(await read(path, token), 404, 'forecast_not_found');
});
