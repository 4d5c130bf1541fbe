import type { MockResponse, ReceivedRequest } from '../providers/doubles/startDouble.js';
import { type MockInternet, startMockInternet } from '../providers/doubles/startMockInternet.js';
import { type Api, startApi } from '../support/api.js';

const censusKey = 'abcdef0123456789abcdef0123456789abcdef01';
const address = 'api.census.gov/data/2023/acs/acs5/variables.json';
const path = '/api/census/variables?dataset=acs/acs5&year=2023';
const day = 86_400_000;

/** In the format of the bureau: pseudo-variables, colons in labels, comma-separated groups and attributes. */
const variables: Record<string, object> = {
  for: {
    label: "Census API FIPS 'for' clause",
    concept: 'Census API Geography Specification',
    predicateType: 'fips-for',
    group: 'N/A',
    limit: 0,
    predicateOnly: true,
  },
  GEO_ID: {
    label: 'Geography',
    predicateType: 'string',
    group: 'B18104,B19013',
    limit: 0,
    attributes: 'NAME',
    required: 'default displayed',
  },
  B19013_001E: {
    label: 'Estimate!!Median household income',
    concept: 'Median Household Income',
    predicateType: 'int',
    group: 'B19013',
    limit: 0,
    attributes: 'B19013_001EA,B19013_001M',
  },
  B18104_028E: {
    label: 'Estimate!!Total:!!Female:!!65 to 74 years:',
    concept: 'Sex by Age by Cognitive Difficulty',
    predicateType: 'int',
    group: 'B18104',
    limit: 0,
    predicateOnly: true,
    universe: 'Civilians ',
  },
};
const listed = JSON.stringify({ variables });
const nothing = { concept: null, universe: null, required: null, isPredicateOnly: false, attributes: [] };

let internet: MockInternet;
let api: Api;
beforeAll(async () => {
  internet = await startMockInternet();
  api = await startApi({ CENSUS_API_KEY: censusKey }, { internet });
});
afterAll(async () => {
  await api.stop();
  await internet.stop();
});
beforeEach(async () => {
  internet.addresses[address] = buildResponse;
  // Closes the circuit with a successful request, and stores no response.
  api.clock.advance(3_600_000);
  await api.db('provider_answers').delete();
  await read();
  await api.db('provider_answers').delete();
  internet.requests.length = 0;
});

function buildResponse({ query, headers }: ReceivedRequest): MockResponse {
  if (query.get('key') !== censusKey) return { status: 302, headers: { Location: '/data/missing_key.html' } };
  if (headers['if-none-match'] === '"1"') return { status: 304 };
  return { body: listed, headers: { ETag: '"1"', 'Content-Type': 'application/json;charset=utf-8' } };
}

async function read(query = '') {
  return (await api.get(`${path}${query}`).expect(200)).body;
}

describe('census.variables', () => {
  it('returns the variables by name, with labels as paths without colons', async () => {
    expect(await read()).toEqual({
      dataset: 'acs/acs5',
      year: 2023,
      count: 4,
      total: 4,
      variables: [
        {
          ...nothing,
          name: 'B18104_028E',
          path: ['Estimate', 'Total', 'Female', '65 to 74 years'],
          concept: 'Sex by Age by Cognitive Difficulty',
          groups: ['B18104'],
          type: 'int',
          universe: 'Civilians',
          isPredicateOnly: true,
        },
        {
          ...nothing,
          name: 'B19013_001E',
          path: ['Estimate', 'Median household income'],
          concept: 'Median Household Income',
          groups: ['B19013'],
          type: 'int',
          attributes: ['B19013_001EA', 'B19013_001M'],
        },
        {
          ...nothing,
          name: 'GEO_ID',
          path: ['Geography'],
          groups: ['B18104', 'B19013'],
          type: 'string',
          required: 'default displayed',
          attributes: ['NAME'],
        },
        {
          ...nothing,
          name: 'for',
          path: ["Census API FIPS 'for' clause"],
          concept: 'Census API Geography Specification',
          groups: [],
          type: 'fips-for',
          isPredicateOnly: true,
        },
      ],
      fetchedAt: api.clock.now.toISOString(),
      ageSeconds: 0,
      isStale: false,
      nextCursor: null,
    });
  });

  it.each([
    ['&q=INCOME+household', ['B19013_001E']],
    ['&group=B19013', ['B19013_001E', 'GEO_ID']],
    ['&group=B18104&q=sex', ['B18104_028E']],
    ['&q=nothing', []],
  ])('filters by %s', async (query, names) => {
    const body = await read(query);
    expect(body.variables.map(({ name }: { name: string }) => name)).toEqual(names);
    expect([body.count, body.total]).toEqual([names.length, names.length]);
  });

  it('returns the same variables in pages as in a single response', async () => {
    const names: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const body = await read(`&limit=3${cursor && `&cursor=${cursor}`}`);
      expect(body.total).toBe(4);
      names.push(...body.variables.map(({ name }: { name: string }) => name));
      cursor = body.nextCursor;
    }
    expect(names).toEqual(['B18104_028E', 'B19013_001E', 'GEO_ID', 'for']);
    expect(internet.requests).toHaveLength(1);
  });

  it('requests the list once a day, then conditionally, and returns the age of the response', async () => {
    await Promise.all([read(), read(), read()]);
    api.clock.advance(day - 1_000);
    expect(await read()).toMatchObject({ ageSeconds: 86_399, isStale: false });
    expect(internet.requests).toHaveLength(1);
    api.clock.advance(1_000);
    expect(await read()).toMatchObject({ ageSeconds: 0, isStale: false, total: 4 });
    expect(internet.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
    expect(await read()).toMatchObject({ ageSeconds: 0 });
    expect(internet.requests).toHaveLength(2);
  });

  const abortedResponse: MockResponse = {
    handle(response) {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 9_999 });
      response.write(listed.slice(0, 50));
      setImmediate(() => response.destroy());
    },
  };
  const failures: [string, MockResponse, number, string, string | undefined][] = [
    ['is down', { status: 500 }, 502, 'provider_failed', undefined],
    ['aborts its response', abortedResponse, 502, 'provider_failed', undefined],
    [
      'returns an HTML page',
      { body: '<html>Maintenance</html>', headers: { 'Content-Type': 'text/html' } },
      502,
      'provider_failed',
      undefined,
    ],
    ['returns truncated JSON', { body: listed.slice(0, -9) }, 502, 'provider_failed', undefined],
    ['returns unexpected JSON', { body: '{"variables":[1]}' }, 502, 'provider_failed', undefined],
    [
      'rejects the key',
      { status: 302, headers: { Location: `/data/invalid_key.html?key=${censusKey}`, 'X-DataWebAPI-KeyError': '1' } },
      502,
      'provider_failed',
      undefined,
    ],
    [
      'redirects to another host',
      { status: 301, headers: { Location: `https://elsewhere.example/?key=${censusKey}` } },
      502,
      'provider_failed',
      undefined,
    ],
    ['returns 429 with Retry-After', { status: 429, headers: { 'Retry-After': '120' } }, 503, 'provider_quota', '120'],
    ['returns 429 without Retry-After', { status: 429 }, 503, 'provider_quota', '60'],
  ];

  it.each(failures)(
    'returns an error when the bureau %s and no copy is stored',
    async (_, response, status, code, retryAfter) => {
      internet.addresses[address] = () => response;
      const { status: actual, body, headers } = await api.get(path);
      expect([actual, body.error, headers['retry-after']]).toEqual([status, code, retryAfter]);
      expect(JSON.stringify([body, api.log])).not.toContain(censusKey);
      expect(body.message).toMatch(/^The US Census Bureau /);
    },
  );

  it.each(failures)('returns the stored copy with its age when the bureau %s', async (_, response) => {
    await read();
    api.clock.advance(2 * day);
    internet.addresses[address] = () => response;
    expect(await read('&group=B19013')).toMatchObject({ total: 2, isStale: true, ageSeconds: 172_800 });
    api.clock.advance(29 * day);
    expect((await api.get(path)).status).toBeGreaterThanOrEqual(502);
  });

  it('returns an error when the bureau does not respond in time', async () => {
    const silent = await startMockInternet({ [address]: () => ({ handle: () => undefined }) }, 100);
    const waiting = await startApi({ CENSUS_API_KEY: censusKey }, { internet: silent });
    const { status, body } = await waiting.get(path);
    await waiting.stop();
    await silent.stop();
    expect([status, body.error]).toEqual([504, 'provider_timeout']);
  });

  it('returns 404 for a data set that the bureau does not have', async () => {
    const { status, body } = await api.get('/api/census/variables?dataset=acs/acs9&year=2023');
    expect([status, body.error, body.message]).toEqual([
      404,
      'dataset_not_found',
      'The US Census Bureau has no such data set.',
    ]);
  });

  it('requests time series without a year', async () => {
    internet.addresses['api.census.gov/data/timeseries/eits/marts/variables.json'] = buildResponse;
    const { body } = await api.get('/api/census/variables?dataset=timeseries/eits/marts').expect(200);
    expect([body.year, body.total]).toEqual([null, 4]);
  });

  it('reads a list of several megabytes, and serves other requests meanwhile', async () => {
    const label = `Estimate!!${'Total:!!'.repeat(20)}Last`;
    const many = Array.from({ length: 20_000 }, (_, index) => [
      `V${String(index).padStart(5, '0')}`,
      { label, group: 'V' },
    ]);
    internet.addresses[address] = () => ({ body: JSON.stringify({ variables: Object.fromEntries(many) }) });
    const big = read('&q=v19999');
    await api.get('/v1/indicators/series?id=real-gdp').expect(200);
    expect(await big).toMatchObject({
      total: 1,
      variables: [{ name: 'V19999', path: expect.arrayContaining(['Total', 'Last']) }],
    });
  });

  it.each([
    ['/api/census/variables?year=2023', 'dataset'],
    ['/api/census/variables?dataset=acs/acs5', 'year'],
    ['/api/census/variables?dataset=timeseries/eits/marts&year=2023', 'year'],
    ['/api/census/variables?dataset=../secret&year=2023', 'dataset'],
    ['/api/census/variables?dataset=acs//acs5&year=2023', 'dataset'],
    [`${path}&group=a%20b`, 'group'],
    [`${path}&cursor=abc`, 'cursor'],
    [`${path}&geography=us`, 'geography'],
  ])('rejects %s and names the parameter %s', async (query, field) => {
    const { status, body } = await api.get(query);
    expect([status, body.error, body.details?.[0]?.field]).toEqual([400, 'invalid_request', field]);
  });

  it('returns 401 without a key', async () => {
    expect((await api.request.get(path)).body.error).toBe('missing_api_key');
  });
});
