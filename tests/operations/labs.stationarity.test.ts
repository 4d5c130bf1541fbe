import { type LabsCase, labsCases, relativeError } from '../stats/labsReference.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/api/labs/stationarity';
const runTests = (body: object) => api.request.post(path).set('X-API-Key', api.key).send(body);

it('runs three tests of an indicator, interprets them together, and suggests differences', async () => {
  const { status, body } = await runTests({
    seriesId: 'real-gdp',
    transformations: ['log'],
    adf: { deterministic: 'ct' },
    kpss: { deterministic: 'ct' },
  });
  expect(status).toBe(200);
  expect(body.series).toMatchObject({ id: 'real-gdp', country: 'US' });
  expect(body.results).toMatchObject({
    adf: { status: 'computed', deterministic: 'ct', rejected: { fivePercent: false } },
    kpss: { status: 'computed', deterministic: 'ct', rejected: { fivePercent: true } },
    phillipsPerron: { status: 'computed', deterministic: 'c' },
    differencing: { differences: 1, seasonalDifferences: 0 },
  });
  expect(body.reading).toEqual({
    reading: 'unit_root',
    significance: 0.05,
    message: expect.stringContaining('difference the series'),
  });
});

it('reproduces published values for the same series sent in the request', async () => {
  const { values, dickeyFullerP, kpss } = labsCases.find(({ name }) => name === 'nile level') as LabsCase;
  const [deterministic, lags, statistic, pValue] = dickeyFullerP[0] ?? [];
  const [terms, kpssLags, kpssStatistic] = kpss[0] ?? [];
  const request = { values, adf: { deterministic, lags }, kpss: { deterministic: terms, lags: kpssLags } };
  const { results } = (await runTests(request)).body;
  expect(relativeError(results.adf.statistic, statistic as number)).toBeLessThan(1e-10);
  expect(relativeError(results.adf.pValue, pValue as number)).toBeLessThan(1e-9);
  expect(relativeError(results.kpss.statistic, kpssStatistic as number)).toBeLessThan(1e-10);
});

it('interprets the tests at the requested significance level', async () => {
  const { body } = await runTests({ seriesId: 'real-gdp', transformations: ['logdiff'], significance: 0.01 });
  expect(body.reading).toMatchObject({ reading: 'stationary', significance: 0.01 });
});

it('suggests a seasonal difference for a seasonal series', async () => {
  const values = Array.from(
    { length: 120 },
    (_, index) => Math.sin((index * Math.PI) / 6) + ((index * 7919) % 13) / 100,
  );
  const dates = values.map(
    (_, index) => `${2000 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`,
  );
  const { body } = await runTests({ values, dates, frequency: 'monthly' });
  expect(body.results.differencing).toMatchObject({ seasonalDifferences: 1 });
  expect((await runTests({ values })).body.results.differencing).toMatchObject({ seasonalStrength: null });
});

it('returns the reason for a constant series, without an interpretation', async () => {
  const { status, body } = await runTests({ values: Array(40).fill(2) });
  expect(status).toBe(200);
  for (const result of Object.values(body.results)) expect(result).toMatchObject({ reason: 'ZERO_VARIANCE' });
  expect(body.reading).toBeNull();
});

it('returns MISSING_VALUES for every test when gaps are not allowed', async () => {
  const { body } = await runTests({ values: [1, 3, 2, null, 4, 6, 5, 7], missing: 'raise' });
  for (const result of Object.values(body.results)) expect(result).toMatchObject({ reason: 'MISSING_VALUES' });
});

it('lists the transformations up to the first that is not computable', async () => {
  const { body } = await runTests({ values: [2, 0, 1, 3], transformations: ['diff', 'log'] });
  expect(body.transformations.map(({ observationsAfter }: { observationsAfter: number }) => observationsAfter)).toEqual(
    [3, 0],
  );
  for (const result of Object.values(body.results)) expect(result).toMatchObject({ reason: 'NON_POSITIVE_FOR_LOG' });
  expect(body.reading).toBeNull();
});

it.each<[object, string]>([
  [{ adf: { deterministic: 'cttt' } }, 'adf/deterministic'],
  [{ adf: { lags: -1 } }, 'adf/lags'],
  [{ kpss: { lagRule: 'long' } }, 'kpss/lagRule'],
  [{ kpss: { deterministic: 'n' } }, 'kpss/deterministic'],
  [{ phillipsPerron: { deterministic: 'ctt' } }, 'phillipsPerron/deterministic'],
  [{ significance: 0.2 }, 'significance'],
  [{ adf: { lags: 2, maxLag: 4 } }, 'adf/maxLag'],
  [{ adf: { lags: 2, criterion: 'BIC' } }, 'adf/criterion'],
  [{ kpss: { lags: 2, lagRule: 'short' } }, 'kpss/lagRule'],
  [{ values: [1] }, 'values'],
])('rejects %j and names the field', async (request, field) => {
  const response = await runTests({ seriesId: 'real-gdp', ...request });
  expectErrorResponse(response, 400, 'invalid_request');
  expect(response.body.details[0].field).toBe(field);
});

it('lists the allowed significance levels in the error', async () => {
  const response = await runTests({ seriesId: 'real-gdp', significance: 0.2 });
  expect(response.body.details).toEqual([{ field: 'significance', problem: 'must be 0.01, 0.05 or 0.1' }]);
});

it('rejects an unknown indicator and a request without a key', async () => {
  expectErrorResponse(await runTests({ seriesId: 'real-gpd' }), 404, 'indicator_not_found');
  expectErrorResponse(await api.request.post(path).send({ values: [1] }), 401, 'missing_api_key');
});
