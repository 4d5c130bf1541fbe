import { providers } from '../../server/providers/index.js';
import { blsKey, startBls } from '../providers/doubles/bls.js';
import { fredKey, startFred } from '../providers/doubles/fred.js';
import { type Double, type MockResponse, startDouble } from '../providers/doubles/startDouble.js';
import { startWorldBank } from '../providers/doubles/worldbank.js';
import { type Api, startApi } from '../support/api.js';

const hour = 3_600_000;
const path = '/api/providers/worldbank/series/NY.GDP.MKTP.CD%2FUSA';

let worldbank: Double;
let bls: Double;
let fred: Double;
let api: Api;
beforeAll(async () => {
  worldbank = await startWorldBank({
    'NY.GDP.MKTP.CD/USA': [
      ['2025', null],
      ['2024', 28750956130731.2],
      ['2023', 27292170793214.4],
    ],
  });
  bls = await startBls({ LNS14000000: { values: { '2026M09': '4.4', '2026M10': '4.5 P' } } });
  fred = await startFred({
    GDPC1: {
      title: 'Real Gross Domestic Product',
      frequency: 'Quarterly',
      frequency_short: 'Q',
      seasonal_adjustment_short: 'SAAR',
      units: { '2026-01-01': 'Billions of Chained 2017 Dollars' },
      values: { '2026-04-01': '23770.976' },
    },
  });
  api = await startApi(
    { FRED_API_KEY: fredKey, BLS_API_KEY: blsKey },
    {
      providers: {
        worldbank: worldbank.baseUrl,
        bls: bls.baseUrl,
        fred: fred.baseUrl,
      },
    },
  );
});
afterAll(async () => {
  await api.stop();
  for (const double of [worldbank, bls, fred]) await double.stop();
});
beforeEach(async () => {
  // Closes the circuit with a successful request, and stores no response.
  api.clock.advance(hour);
  await api.db('provider_answers').delete();
  await read();
  await api.db('provider_answers').delete();
  for (const { requests } of [worldbank, bls, fred]) requests.length = 0;
});

async function read(query = '') {
  return (await api.get(`${path}${query}`).expect(200)).body;
}

async function readError(url: string) {
  const { status, body } = await api.get(url);
  return [status, body.error];
}

describe('providers.series', () => {
  it('returns the series in the common format, by date, with its terms and age', async () => {
    expect(await read()).toEqual({
      provider: 'worldbank',
      id: 'NY.GDP.MKTP.CD/USA',
      title: 'GDP (current US$)',
      frequency: 'annual',
      unit: 'current US$',
      seasonalAdjustment: null,
      updatedAt: '2026-10-07',
      terms: providers.worldbank.info.terms,
      count: 3,
      total: 3,
      observations: [
        { date: '2023-01-01', period: '2023', value: 27292170793214.4, status: 'normal', flag: '' },
        { date: '2024-01-01', period: '2024', value: 28750956130731.2, status: 'normal', flag: '' },
        { date: '2025-01-01', period: '2025', value: null, status: 'missing', flag: '' },
      ],
      fetchedAt: api.clock.now.toISOString(),
      ageSeconds: 0,
      freshForSeconds: 21_600,
      isStale: false,
      nextCursor: null,
    });
  });

  it('returns the requested dates in pages', async () => {
    const dates: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const body = await read(`?start=2023-06-01&end=2025-01-01&limit=1${cursor && `&cursor=${cursor}`}`);
      expect([body.count, body.total]).toEqual([1, 2]);
      dates.push(body.observations[0].date);
      cursor = body.nextCursor;
    }
    expect(dates).toEqual(['2024-01-01', '2025-01-01']);
    expect(worldbank.requests.map(({ query }) => query.get('date'))).toEqual(['2023:2025']);
  });

  it('requests again after six hours, once for concurrent requests', async () => {
    await Promise.all([read(), read(), read()]);
    api.clock.advance(6 * hour - 1_000);
    expect(await read()).toMatchObject({ ageSeconds: 21_599, isStale: false });
    expect(worldbank.requests).toHaveLength(1);
    api.clock.advance(1_000);
    expect(await read()).toMatchObject({ ageSeconds: 0, isStale: false });
    expect(worldbank.requests).toHaveLength(2);
  });

  const page: MockResponse = { body: '<html>', headers: { 'Content-Type': 'text/html' } };
  const rateLimited: MockResponse = { status: 429, headers: { 'Retry-After': '120' } };
  /** The responses of a provider: a failed call is sent up to three times. */
  const failures: [string, MockResponse[], number, string][] = [
    ['is down', Array(3).fill({ status: 500 }), 502, 'provider_failed'],
    ['returns an HTML page', Array(3).fill(page), 502, 'provider_failed'],
    ['returns 429', [rateLimited], 503, 'provider_quota'],
  ];

  it.each(failures)('returns the stored copy with its age when the provider %s', async (_, response) => {
    await read();
    api.clock.advance(24 * hour);
    worldbank.queueResponses(...response);
    expect(await read()).toMatchObject({ total: 3, isStale: true, ageSeconds: 86_400 });
  });

  it.each(failures)(
    'returns an error when the provider %s and no copy is stored',
    async (_, response, status, code) => {
      worldbank.queueResponses(...response);
      expect(await readError(path)).toEqual([status, code]);
    },
  );

  it('stores no response of FRED unless the operator allows it', async () => {
    const gdp = '/api/providers/fred/series/GDPC1';
    const { body } = await api.get(gdp).expect(200);
    expect(body).toMatchObject({ total: 1, ageSeconds: 0, freshForSeconds: 0, isStale: false });
    expect(await api.db('provider_answers')).toEqual([]);
    const calls = fred.requests.length;
    await api.get(gdp).expect(200);
    expect(fred.requests).toHaveLength(2 * calls);
    fred.queueResponses({ status: 500 }, { status: 500 }, { status: 500 });
    expect(await readError(gdp)).toEqual([502, 'provider_failed']);
  });

  it.each([
    ['/api/providers/worldbank/series/NY.GDP.MKTP.CD%2FATL', 404, 'series_not_found'],
    ['/api/providers/bls/series/LNS99999999', 404, 'series_not_found'],
    ['/api/providers/worldbank/series/NY.GDP.MKTP.CD', 400, 'invalid_request'],
    ['/api/providers/bls/series/x', 400, 'invalid_request'],
    ['/api/providers/eurostat/series/une_rt_m', 400, 'invalid_request'],
    ['/api/providers/worldbank/series/NY.GDP.MKTP.CD/USA', 404, 'route_not_found'],
  ])('rejects %s with %i %s', async (url, status, code) => {
    expect(await readError(url)).toEqual([status, code]);
  });

  it.each([
    ['/api/providers/unknown/series/X', 'provider'],
    ['/api/providers/fred/series/a%00b', 'seriesId'],
    [`/api/providers/fred/series/${'A'.repeat(301)}`, 'seriesId'],
    ['/api/providers/fred/series/a%20b', 'seriesId'],
    [`${path}?start=2025-01-01&end=2024-01-01`, 'end'],
    [`${path}?limit=10001`, 'limit'],
    [`${path}?vintage=2025-01-01`, 'vintage'],
    ['/api/providers/worldbank/series/NY.GDP.MKTP.CD', 'seriesId'],
  ])('rejects %s and names the parameter %s', async (url, field) => {
    const { status, body } = await api.get(url);
    expect([status, body.error, body.details?.[0]?.field]).toEqual([400, 'invalid_request', field]);
  });

  it("never exposes a provider's key in an error or the log", async () => {
    bls.queueResponses({
      body: JSON.stringify({
        status: 'REQUEST_NOT_PROCESSED',
        message: [`The key:${blsKey} provided by the User is invalid.`],
        Results: {},
      }),
    });
    const { status, body } = await api.get('/api/providers/bls/series/LNS14000000');
    expect([status, body.error]).toEqual([502, 'provider_failed']);
    expect(JSON.stringify([body, api.log])).not.toContain(blsKey);
  });

  it('returns 401 without a key', async () => {
    expect((await api.request.get(path)).body.error).toBe('missing_api_key');
  });
});

it('returns an error when the provider does not respond in time or its key is missing', async () => {
  const silent = await startDouble(() => ({ handle: () => undefined }));
  const other = await startApi({}, { providers: { worldbank: silent.baseUrl }, internet: { timeoutMs: 50 } as never });
  expect((await other.get(path)).body.error).toBe('provider_timeout');
  const { status, body } = await other.get('/api/providers/fred/series/GDPC1');
  expect([status, body.error, body.message]).toEqual([
    502,
    'provider_failed',
    'FRED requires an API key. Set FRED_API_KEY.',
  ]);
  await other.stop();
  await silent.stop();
});
