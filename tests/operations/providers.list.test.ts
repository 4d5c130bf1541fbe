import { providers } from '../../server/providers/index.js';
import { type Double, type MockResponse, startDouble } from '../providers/doubles/startDouble.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

const key = '0123456789abcdef0123456789abcdef';

let worldbank: Double;
let response: MockResponse;
let api: Api;
beforeEach(async () => {
  response = { status: 500 };
  worldbank = await startDouble(() => response);
  api = await startApi({ FRED_API_KEY: key }, { providers: { worldbank: worldbank.baseUrl } });
});
afterEach(async () => {
  await api.stop();
  await worldbank.stop();
});

async function findListed(name: string) {
  const { body } = await api.get('/api/providers').expect(200);
  return body.providers.find((provider: { name: string }) => provider.name === name);
}

it('returns every provider with its terms and an example', async () => {
  const { body } = await api.get('/api/providers').expect(200);
  const infos = Object.values(providers).map(({ info }) => info);
  expect(body.count).toBe(infos.length);
  for (const [index, { name, title, homepage, terms, exampleId }] of infos.entries()) {
    expect(body.providers[index]).toMatchObject({ name, title, homepage, terms, exampleId });
  }
});

it('returns which keys are set, but no key', async () => {
  expect((await findListed('fred')).key).toEqual({ setting: 'FRED_API_KEY', isRequired: true, isSet: true });
  expect((await findListed('bls')).key).toEqual({ setting: 'BLS_API_KEY', isRequired: false, isSet: false });
  expect((await findListed('ecb')).key).toBeNull();
  expect(JSON.stringify(await findListed('fred'))).not.toContain(key);
});

it('has the keyless budgets without a key', async () => {
  expect((await findListed('bls')).budgets).toEqual([
    { calls: 50, seconds: 10, failuresOnly: false, left: 50 },
    { calls: 25, seconds: 86_400, failuresOnly: false, left: 25 },
  ]);
});

it('allows imports from FRED only with permission to store its data', async () => {
  expect([(await findListed('fred')).mayBeImported, (await findListed('bls')).mayBeImported]).toEqual([false, true]);
});

it('reports the calls and their results, and pauses a provider that does not respond', async () => {
  const fresh = { isFailing: false, isLeftAlone: false, lastFailedAt: null, lastFailure: null };
  expect(await findListed('worldbank')).toMatchObject(fresh);
  for (let call = 0; call < 2; call += 1)
    await api.get('/api/providers/worldbank/series/SP.POP.TOTL%2FFRA').expect(502);
  const after = await findListed('worldbank');
  expect(after).toMatchObject({
    isFailing: true,
    isLeftAlone: true,
    lastSucceededAt: null,
    lastFailure: 'World Bank returned status 500.',
  });
  expect(Date.parse(after.lastFailedAt)).toBeLessThanOrEqual(api.clock.now.getTime());
});

function createYearResponse(date: string): MockResponse {
  const indicator = { id: 'SP.POP.TOTL', value: 'Population' };
  const row = { indicator, countryiso3code: 'FRA', date, value: 68, obs_status: '' };
  return { body: JSON.stringify([{ pages: 1 }, [row]]) };
}

it('reports a provider as failing until a call succeeds', async () => {
  const readSeries = (country: string) => api.get(`/api/providers/worldbank/series/SP.POP.TOTL%2F${country}`);
  await readSeries('FRA').expect(502);
  const failed = await findListed('worldbank');
  expect(failed).toMatchObject({ isFailing: true, isLeftAlone: false, lastFailure: 'World Bank returned status 500.' });
  api.clock.advance(3_600_000);
  expect(await findListed('worldbank')).toMatchObject({ isFailing: true, lastFailedAt: failed.lastFailedAt });
  response = createYearResponse('2024');
  await readSeries('FRA').expect(200);
  expect(await findListed('worldbank')).toMatchObject({
    isFailing: false,
    lastFailure: 'World Bank returned status 500.',
  });
});

it('does not count an unknown series as a failure', async () => {
  response = { status: 404 };
  await api.get('/api/providers/worldbank/series/NO.SUCH%2FFRA').expect(404);
  expect(await findListed('worldbank')).toMatchObject({ isFailing: false, lastFailedAt: null, lastFailure: null });
});

it('counts a malformed response as a failure', async () => {
  response = createYearResponse('of late');
  await api.get('/api/providers/worldbank/series/SP.POP.TOTL%2FFRA').expect(502);
  const lastFailure = 'World Bank returned an invalid period: "of late".';
  expect(await findListed('worldbank')).toMatchObject({ isFailing: true, lastFailure });
  response = createYearResponse('2024');
  api.clock.advance(1_000);
  await api.get('/api/providers/worldbank/series/SP.POP.TOTL%2FFRA').expect(200);
  expect(await findListed('worldbank')).toMatchObject({ isFailing: false, lastFailure });
});

it('returns how many calls are left', async () => {
  await api.get('/api/providers/bls/series/LNS14000000').expect(502);
  expect((await findListed('bls')).budgets[1]).toMatchObject({ calls: 25, left: 22 });
});

it('rejects a parameter, and a request without a key', async () => {
  expectErrorResponse(await api.get('/api/providers?name=fred'), 400, 'invalid_request');
  expectErrorResponse(await api.request.get('/api/providers'), 401, 'missing_api_key');
});
