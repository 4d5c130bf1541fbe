import { type LabsCase, labsCases, relativeError } from '../stats/labsReference.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/api/labs/diagnostics';
const runDiagnostics = (body: object) => api.request.post(path).set('X-API-Key', api.key).send(body);
const findCase = (name: string) => labsCases.find((each) => each.name === name) as LabsCase;

it('runs the five default tests of an indicator and describes the sample', async () => {
  const { status, body } = await runDiagnostics({ seriesId: 'real-gdp', transformations: ['log', 'diff'] });
  expect(status).toBe(200);
  expect(body.series).toMatchObject({ id: 'real-gdp', country: 'US', frequency: 'quarterly' });
  expect(body.sample).toEqual({ start: '1947-01-01', end: '2026-04-01', observations: 318, missing: 0 });
  expect(body.transformations).toEqual([
    expect.objectContaining({ name: 'log', observationsBefore: 318, observationsAfter: 318, dropped: 0 }),
    expect.objectContaining({ name: 'diff', observationsBefore: 318, observationsAfter: 317, dropped: 1 }),
  ]);
  expect(Object.keys(body.results)).toEqual(['acf', 'pacf', 'ljung_box', 'jarque_bera', 'arch_lm']);
  for (const result of Object.values<{ status: string }>(body.results)) expect(result.status).toBe('computed');
  expect(body).not.toHaveProperty('values');
});

it('reproduces published values for the same series sent in the request', async () => {
  const { values, acf, jarqueBera, archLm } = findCase('us_realgdp logdiff');
  const [lags, demeaned, statistic, pValue] = archLm[0] ?? [];
  const options = { archDemean: demeaned === 1 };
  const { results } = (await runDiagnostics({ values, acfMaxLag: 3, archLmLags: lags, options })).body;
  expect(results.acf.values[1].value).toBeCloseTo(acf[0] as number, 12);
  expect(relativeError(results.jarque_bera.statistic, jarqueBera[0])).toBeLessThan(1e-10);
  expect(relativeError(results.arch_lm.statistic, statistic as number)).toBeLessThan(1e-10);
  expect(relativeError(results.arch_lm.pValue, pValue as number)).toBeLessThan(1e-9);
});

it('reads the requested vintage and country of an indicator', async () => {
  const tests = ['jarque_bera'];
  const asOf = (await runDiagnostics({ seriesId: 'real-gdp', vintage: '2022-11-15', tests })).body;
  expect(asOf.series.vintage).toMatchObject({ requested: '2022-11-15', resolved: '2022-11-15' });
  expect(asOf.sample.end).toBe('2022-07-01');
  expect(asOf.series.unit).toMatch(/2012/);
  const other = (await runDiagnostics({ seriesId: 'euro-area-hicp-all-items', country: 'EA', tests })).body;
  expect(other.series?.country ?? other.error).toBe(other.series ? 'EA' : 'indicator_not_found');
});

it('truncates the sample before transforming it', async () => {
  const request = { seriesId: 'real-gdp', start: '2000-01-01', end: '2009-10-01', tests: ['jarque_bera'] };
  const { body } = await runDiagnostics({ ...request, transformations: ['yoy'], includeValues: true });
  expect(body.sample).toEqual({ start: '2000-01-01', end: '2009-10-01', observations: 40, missing: 0 });
  expect(body.transformations[0]).toMatchObject({ observationsAfter: 36, dropped: 4 });
  expect(body.values).toHaveLength(40);
  expect(body.values[0]).toEqual({ date: '2000-01-01', value: null });
  expect(body.values[4]).toEqual({ date: '2001-01-01', value: expect.any(Number) });
});

it('computes year-over-year growth of a daily series by date, like the observations endpoint', async () => {
  const [start, end] = ['2022-12-20', '2024-03-29'];
  const request = {
    seriesId: 'eur-usd-daily',
    start,
    end,
    transformations: ['yoy'],
    tests: ['acf'],
    includeValues: true,
  };
  const { body } = await runDiagnostics(request);
  expect(body.transformations[0].formula).toBe('(x(t) / x(t - 1 year) - 1) × 100');
  const query = `id=eur-usd-daily&units=pc1&start=2024-01-02&end=${end}`;
  const read = await api.request.get(`/v1/indicators/observations?${query}`).set('X-API-Key', api.key);
  expect(read.body.observations.length).toBeGreaterThan(50);
  expect(body.values.slice(-read.body.observations.length)).toEqual(
    read.body.observations.map(({ date, value }: { date: string; value: number }) => ({ date, value })),
  );
  expect(body.values[0]).toEqual({ date: expect.any(String), value: null });
});

it('treats an absent date of a daily series as no period, and a date without value as a gap', async () => {
  const values = [1, 3, 2, 5, 4, 6];
  const closed = ['2024-03-01', '2024-03-04', '2024-03-05', '2024-03-06', '2024-03-11', '2024-03-12'];
  const common = { frequency: 'daily', transformations: ['diff'], tests: ['acf'], includeValues: true };
  const { body } = await runDiagnostics({ values, dates: closed, ...common });
  expect(body.sample.missing).toBe(0);
  expect(body.values.map(({ value }: { value: number | null }) => value)).toEqual([null, 2, -1, 3, -1, 2]);
  const gapped = (await runDiagnostics({ values: values.with(3, null as never), dates: closed, ...common })).body;
  expect(gapped.sample.missing).toBe(1);
  expect(gapped.values.map(({ value }: { value: number | null }) => value)).toEqual([null, 2, -1, null, null, 2]);
});

it('keeps the position of a period that is absent from dated values', async () => {
  const values = [1, 3, 2, 5, 4, 6];
  const dates = ['2020-01-01', '2020-02-01', '2020-04-01', '2020-05-01', '2020-06-01', '2020-07-01'];
  const request = {
    values,
    dates,
    frequency: 'monthly',
    transformations: ['diff'],
    tests: ['acf'],
    includeValues: true,
  };
  const { body } = await runDiagnostics(request);
  expect(body.sample).toEqual({ start: '2020-01-01', end: '2020-07-01', observations: 6, missing: 1 });
  expect(body.values.map(({ value }: { value: number | null }) => value)).toEqual([null, 2, null, null, 3, -1, 2]);
  expect(body.results.acf.notes).toEqual([expect.objectContaining({ code: 'GAPS_IN_SAMPLE' })]);
});

it('dates the sample by the first day of its periods, like the tested values', async () => {
  const dates = ['2020-01-31', '2020-02-29', '2020-03-31', '2020-05-31'];
  const request = { values: [1, 3, 2, 4], dates, frequency: 'monthly', tests: ['jarque_bera'], includeValues: true };
  const { sample, values } = (await runDiagnostics(request)).body;
  expect(sample).toEqual({ start: '2020-01-01', end: '2020-05-01', observations: 4, missing: 1 });
  expect([values[0].date, values.at(-1).date]).toEqual([sample.start, sample.end]);
});

it.each([
  ['a constant', { values: [5, 5, 5, 5, 5, 5, 5, 5] }, 'ZERO_VARIANCE'],
  ['two values', { values: [1, 2], tests: ['jarque_bera'] }, 'TOO_FEW_OBSERVATIONS'],
  ['nothing but gaps', { values: [null, null, null] }, 'TOO_FEW_OBSERVATIONS'],
  [
    'the logarithm of a negative number',
    { values: [1, -2, 3, 4, 5], transformations: ['log'] },
    'NON_POSITIVE_FOR_LOG',
  ],
  ['the standard score of a constant', { values: [4, 4, 4, 4], transformations: ['zscore'] }, 'ZERO_VARIANCE'],
  ['an index of what begins with zero', { values: [0, 4, 5, 4], transformations: ['index'] }, 'ZERO_BASE'],
  ['a gap with `missing` set to raise', { values: [1, 2, null, 4, 3], missing: 'raise' }, 'MISSING_VALUES'],
])('returns the reason when %s is not computable', async (_, request, reason) => {
  const { status, body } = await runDiagnostics(request);
  expect(status).toBe(200);
  for (const result of Object.values(body.results)) {
    expect(result).toMatchObject({ status: 'not_computable', reason, message: expect.stringMatching(/\.$/) });
  }
});

it('adds notes on growth from zero and on growth from or to negative values', async () => {
  const request = { values: [1, 0, 2, -1, 4, 3], transformations: ['pct'], tests: ['jarque_bera'] };
  const [{ notes, dropped }] = (await runDiagnostics(request)).body.transformations;
  expect(dropped).toBe(2);
  expect(notes.map(({ code }: { code: string }) => code)).toEqual(['ZERO_DIVISOR', 'SIGN_CHANGE']);
  expect(notes[0].message).toMatch(/observation \(position 3\) has no growth rate/);
  const dates = ['2020-01-01', '2020-02-01', '2020-03-01', '2020-04-01', '2020-05-01', '2020-06-01'];
  const dated = (await runDiagnostics({ ...request, dates, frequency: 'monthly' })).body.transformations[0].notes;
  expect(dated[1].message).toContain('2020-04-01');
});

it('lists the transformations up to the first that is not computable, with the reason', async () => {
  const values = [1, 3, 2, 5, 4, 6];
  const { body } = await runDiagnostics({
    values,
    transformations: ['diff', 'log', 'diff'],
    tests: ['acf'],
    includeValues: true,
  });
  expect(body.transformations).toEqual([
    expect.objectContaining({ name: 'diff', observationsBefore: 6, observationsAfter: 5, notComputable: null }),
    {
      name: 'log',
      formula: 'ln x(t)',
      unit: expect.any(String),
      observationsBefore: 5,
      observationsAfter: 0,
      dropped: 5,
      notes: [],
      notComputable: {
        status: 'not_computable',
        reason: 'NON_POSITIVE_FOR_LOG',
        needs: null,
        observations: 5,
        message: 'Logarithms are undefined for zero and negative values. 2 of 5 values are zero or negative.',
      },
    },
  ]);
  expect(body.results).toEqual({ acf: body.transformations[1].notComputable });
  expect(body).not.toHaveProperty('values');
});

it.each<[object, string, RegExp]>([
  [{}, 'seriesId', /or `values` is required/],
  [{ seriesId: 'real-gdp', values: [1, 2, 3] }, 'values', /cannot be combined with `seriesId`/],
  [{ values: [1, 2, 3], country: 'US' }, 'country', /cannot be combined with `values`/],
  [{ values: [1, 2, 3], vintage: '2022-11-15' }, 'vintage', /cannot be combined with `values`/],
  [{ seriesId: 'real-gdp', frequency: 'monthly' }, 'frequency', /cannot be combined with `seriesId`/],
  [{ values: [1, 2], dates: ['2020-01-01', '2021-01-01'] }, 'frequency', /is required with `dates`/],
  [{ values: [1, 2], dates: ['2020-01-01'], frequency: 'annual' }, 'dates', /as many entries as `values` \(2\)/],
  [
    { values: [1, 2], dates: ['2020-02-01', '2020-01-01'], frequency: 'daily' },
    'dates/1',
    /later day than the previous date/,
  ],
  [
    { values: [1, 2], dates: ['2020-01-01', '2020-03-01'], frequency: 'annual' },
    'dates/1',
    /later year than the previous date/,
  ],
  [{ values: [1, 2], start: '2020-01-01' }, 'start', /requires `dates`/],
  [{ seriesId: 'real-gdp', start: '2020-01-01', end: '2019-01-01' }, 'end', /must not be before `start`/],
  [{ values: [1, 2, 3], transformations: ['yoy'] }, 'frequency', /is required for the transformation yoy/],
  [{ seriesId: 'real-gdp', transformations: ['annualised_3m3m'] }, 'transformations', /is only for monthly series/],
  [{ seriesId: 'real-gdp', transformations: ['square'] }, 'transformations/0', /must be one of/],
  [{ seriesId: 'real-gdp', tests: ['portmanteau'] }, 'tests/0', /must be one of/],
  [{ seriesId: 'real-gdp', tests: ['acf', 'acf'] }, 'tests', /must not contain duplicates/],
  [{ seriesId: 'real-gdp', acfMaxLag: 1001 }, 'acfMaxLag', /at most 1000/],
  [{ seriesId: 'real-gdp', ljungBoxLags: 0 }, 'ljungBoxLags', /at least 1/],
  [{ seriesId: 'real-gdp', archLmLags: 2.5 }, 'archLmLags', /whole number/],
  [{ seriesId: 'real-gdp', lags: 4 }, 'lags', /not a field/],
  [{ seriesId: 'real-gdp', options: { confidence: 1 } }, 'options/confidence', /less than 1/],
  [{ values: [1, '2'] }, 'values/1', /number/],
  [{ values: Array(100_001).fill(1) }, 'values', /at most 100000/],
])('rejects %j and names the field', async (body, field, problem) => {
  const response = await runDiagnostics(body);
  expectErrorResponse(response, 400, 'invalid_request');
  expect(response.body.details).toContainEqual({ field, problem: expect.stringMatching(problem) });
});

it('rejects an unknown indicator, country or vintage date', async () => {
  expectErrorResponse(await runDiagnostics({ seriesId: 'real-gpd' }), 404, 'indicator_not_found');
  expectErrorResponse(await runDiagnostics({ seriesId: 'real-gdp', country: 'DE' }), 404, 'country_not_available');
  expectErrorResponse(await runDiagnostics({ seriesId: 'real-gdp', vintage: '1960-01-01' }), 404, 'no_vintage_on_date');
  expectErrorResponse(await runDiagnostics({ seriesId: 'real-gdp', vintage: '2030-01-01' }), 400, 'invalid_request');
});

it('tests 100,000 values in a worker thread, with identical results', async () => {
  const short = Array.from({ length: 2_000 }, (_, index) => Math.sin(index ** 2));
  const long = Array.from({ length: 100_000 }, (_, index) => Math.sin(index ** 2));
  const here = (await runDiagnostics({ values: short, tests: ['jarque_bera'] })).body;
  const padded = (await runDiagnostics({ values: [...short, ...Array(98_000).fill(null)], tests: ['jarque_bera'] }))
    .body;
  expect(padded.results).toEqual(here.results);
  const { status, body } = await runDiagnostics({ values: long });
  expect([status, body.sample.observations]).toEqual([200, 100_000]);
});

it('requires a key with the scope labs:run, or a session', async () => {
  expectErrorResponse(await api.request.post(path).send({ values: [1, 2, 3] }), 401, 'missing_api_key');
  const reader = await api.createKey('enterprise');
  await api.db('api_keys').where('prefix', reader.slice(0, 10)).update({ scopes: '["indicators:read"]' });
  expectErrorResponse(
    await api.request
      .post(path)
      .set('X-API-Key', reader)
      .send({ values: [1] }),
    403,
    'scope_not_granted',
  );
  const ada = await signUp(api);
  await ada.post(path, { values: [1, 3, 2, 4] }).expect(200);
});

it('accepts bodies up to 4 MB, and checks credentials before reading a larger body', async () => {
  const body = JSON.stringify({ values: [1], transformations: ['x'.repeat(4_200_000)] });
  const send = () => api.request.post(path).set('Content-Type', 'application/json');
  const rejected = await send().set('X-API-Key', api.key).send(body);
  expectErrorResponse(rejected, 413, 'payload_too_large');
  expect(rejected.body.message).toBe('The request body is larger than 4 MB.');
  expectErrorResponse(await send().send(body), 401, 'missing_api_key');
});

it('returns all values of a long sample in order', async () => {
  const values = Array.from({ length: 2_500 }, (_, index) => (index % 7 === 0 ? null : index / 8));
  const { body } = await runDiagnostics({ values, tests: ['jarque_bera'], missing: 'drop', includeValues: true });
  expect(body.values).toEqual(values.map((value) => ({ date: null, value })));
});
