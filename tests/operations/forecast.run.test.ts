import { createHash } from 'node:crypto';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/api/forecast/run';
const runForecast = (body: object) => api.request.post(path).set('X-API-Key', api.key).send(body);
const gdp = { seriesId: 'real-gdp', start: '1990-01-01', end: '2019-10-01', horizon: 4 };

it('forecasts an indicator with dates and intervals, and describes the model', async () => {
  const { status, body } = await runForecast(gdp);
  expect(status).toBe(200);
  expect(body.request).toEqual({
    ...{ model: 'auto', horizon: 4, transform: 'level', levels: [80, 95] },
    ...{ intervals: 'calibrated', range: { min: 0, max: null }, backtestOrigins: 8, options: {} },
  });
  expect(body.series).toMatchObject({ id: 'real-gdp', unit: 'Billions of chained 2017 dollars' });
  expect(body.sample).toMatchObject({ start: '1990-01-01', end: '2019-10-01', observations: 120 });
  const { forecasts, history, members, residualTests, intervalKind } = body.result;
  expect(forecasts.map(({ date }: { date: string }) => date)).toEqual([
    '2020-01-01',
    '2020-04-01',
    '2020-07-01',
    '2020-10-01',
  ]);
  for (const { forecast, intervals } of forecasts) {
    const [eighty, ninetyFive] = intervals;
    expect([eighty.level, ninetyFive.level]).toEqual([80, 95]);
    const bounds = [ninetyFive.lower, eighty.lower, forecast, eighty.upper, ninetyFive.upper];
    expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
  }
  expect(intervalKind).toBe('calibrated');
  expect(history).toHaveLength(120);
  expect(history.at(-1)).toMatchObject({ date: '2019-10-01', actual: expect.any(Number), fitted: expect.any(Number) });
  expect(members.length).toBeGreaterThan(1);
  expect(residualTests.ljung_box.status).toBe('computed');
});

it('returns the stored result byte for byte for the same request and data, also at a later time', async () => {
  const first = await runForecast(gdp);
  api.clock.advance(3_600_000);
  const repeated = await runForecast({ ...gdp, model: 'auto', levels: [95, 80], backtestOrigins: 8, options: {} });
  expect(repeated.text).toBe(first.text);
  expect((await api.get(`${path}/${first.body.cacheKey}`)).text).toBe(first.text);
});

it('returns another key for another request or other data', async () => {
  const keys = [];
  for (const body of [
    { values: [1, 2, 3, 4, 5, 6], horizon: 2, model: 'drift' },
    { values: [1, 2, 3, 4, 5, 6], horizon: 3, model: 'drift' },
    { values: [1, 2, 3, 4, 5, 7], horizon: 2, model: 'drift' },
    { values: [1, 2, 3, 4, 5, 6], horizon: 2, model: 'naive' },
    { values: [1, 2, 3, 4, 5, 6], horizon: 2, model: 'drift', levels: [80] },
    { values: [1, 2, 3, 4, 5, 6], horizon: 2, model: 'drift', frequency: 'annual' },
  ]) {
    keys.push((await runForecast(body)).body.cacheKey);
  }
  expect(new Set(keys).size).toBe(keys.length);
});

it('computes concurrent identical requests once', async () => {
  const responses = await Promise.all(Array.from({ length: 4 }, () => runForecast({ ...gdp, horizon: 5 })));
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  const stored = await api.db('forecast_runs').where('cache_key', responses[0]?.body.cacheKey);
  expect(stored).toHaveLength(1);
});

it('forecasts from the requested vintage', async () => {
  const { body } = await runForecast({ seriesId: 'real-gdp', vintage: '2022-11-15', horizon: 1, model: 'drift' });
  expect(body.series.vintage).toMatchObject({ resolved: '2022-11-15' });
  expect(body.series.unit).toBe('Billions of chained 2012 dollars');
  expect(body.result.forecasts[0].date).toBe('2022-10-01');
});

it('dates daily forecasts on weekdays', async () => {
  const dates = ['2026-11-18', '2026-11-19', '2026-11-20'];
  const { body } = await runForecast({ values: [1, 2, 3], dates, frequency: 'daily', horizon: 2, model: 'naive' });
  expect(body.result.forecasts.map(({ date }: { date: string }) => date)).toEqual(['2026-11-23', '2026-11-24']);
});

it('dates daily forecasts on every day when the series includes weekends', async () => {
  const dates = ['2026-11-19', '2026-11-20', '2026-11-21'];
  const { body } = await runForecast({ values: [1, 2, 3], dates, frequency: 'daily', horizon: 2, model: 'naive' });
  expect(body.result.forecasts.map(({ date }: { date: string }) => date)).toEqual(['2026-11-22', '2026-11-23']);
});

it('returns no date after the year 9999', async () => {
  const dates = ['9999-12-28', '9999-12-29', '9999-12-30'];
  const { body } = await runForecast({ values: [1, 2, 3], dates, frequency: 'daily', horizon: 3, model: 'naive' });
  expect(body.result.forecasts.map(({ date }: { date: string }) => date)).toEqual(['9999-12-31', null, null]);
});

it.each([
  ['drift', [1, 2, 3, 4, 5], [6, 7]],
  ['naive', [4, 8, 6], [6, 6]],
  ['snaive', [1, 2, 3, 4, 5, 6, 7, 9], [5, 6]],
])('%s returns the expected forecasts', async (model, values, expected) => {
  const { body } = await runForecast({ values, frequency: 'quarterly', horizon: 2, model });
  expect(body.result.forecasts.map(({ forecast }: { forecast: number }) => forecast)).toEqual(expected);
});

it.each([
  ['a constant', { values: [3, 3, 3, 3, 3, 3, 3, 3, 3] }, 'CONSTANT'],
  ['one value', { values: [3] }, 'NO_INTERVALS'],
])('forecasts %s and adds a note', async (_, body, code) => {
  const response = await runForecast({ ...body, horizon: 50 });
  expect(response.body.result.status).toBe('computed');
  expect(response.body.result.forecasts).toHaveLength(50);
  expect(response.body.result.notes.map((note: { code: string }) => note.code)).toContain(code);
});

it('explains the selection, and scores the other models and the baselines at the same origins', async () => {
  const { selection, backtest } = (await runForecast(gdp)).body.result;
  expect(selection.rule).toMatch(/mean of 4 models/);
  const models = selection.candidates.map(({ model, role }: { model: string; role: string }) => `${role} ${model}`);
  expect(models).toEqual([
    ...['used auto', 'member ets', 'member theta', 'member dynamic_theta', 'member arima'],
    ...['baseline naive', 'baseline snaive', 'baseline drift', 'baseline naive2'],
  ]);
  expect(selection.candidates[0].scores).toEqual(backtest.scores);
  const errors = selection.candidates.map(({ scores }: { scores: { mase: number } }) => scores.mase);
  const best = selection.candidates.findIndex((candidate: { best: boolean }) => candidate.best);
  expect(errors[best]).toBe(Math.min(...errors));
});

it('calls no model the best with fewer than eight origins', async () => {
  const { selection } = (await runForecast({ ...gdp, model: 'theta', backtestOrigins: 7 })).body.result;
  expect(selection.candidates[0].scores.origins).toBe(7);
  expect(selection.candidates.filter(({ best }: { best: boolean }) => best)).toEqual([]);
});

it('describes the origins and the horizon of the backtest', async () => {
  const { backtest } = (await runForecast({ ...gdp, backtestOrigins: 3 })).body.result;
  expect(backtest).toMatchObject({ status: 'computed', horizon: 4, scores: { origins: 3 } });
  expect(backtest.origins.at(-1)).toEqual({ date: '2018-10-01', observations: 116 });
  expect(backtest.byHorizon.map(({ step }: { step: number }) => step)).toEqual([1, 2, 3, 4]);
  const none = (await runForecast({ ...gdp, model: 'theta', backtestOrigins: 0 })).body.result;
  expect(none.backtest).toBeNull();
  expect(none.selection.candidates).toMatchObject([{ model: 'theta', role: 'used', scores: null, best: false }]);
  const few = (await runForecast({ values: [1, 2, 3], horizon: 1 })).body.result;
  expect(few.backtest).toMatchObject({ status: 'not_computable', reason: 'TOO_FEW_OBSERVATIONS', needs: 11 });
});

it('returns an audit record', async () => {
  const { audit } = (await runForecast({ ...gdp, vintage: '2022-11-15' })).body;
  expect(audit).toMatchObject({
    ...{ seriesId: 'real-gdp', country: 'US', vintage: '2022-11-15', observations: 120 },
    ...{ lastObservation: { date: '2019-10-01' }, engine: expect.any(String), codeVersion: expect.any(String) },
  });
  const sent = (await runForecast({ values: [1, null, 3], horizon: 1 })).body.audit;
  expect(sent.dataHash).toBe(createHash('sha256').update('[[null,1],[null,3]]').digest('hex'));
  expect(sent).toMatchObject({ seriesId: null, vintage: null, lastObservation: { date: null, value: 3 } });
});

const seasonal = Array.from({ length: 40 }, (_, time) => 100 + time + 10 * ((time * 7) % 4) + ((time * 13) % 5));

it.each<[object, string]>([
  [{ model: 'ets', options: { form: 'MAdM', seasonalPeriod: 4 } }, 'ETS(M,Ad,M)'],
  [{ model: 'ets', options: { form: 'ANN' } }, 'ETS(A,N,N)'],
  [{ model: 'arima', options: { order: [0, 1, 1] } }, 'ARIMA(0,1,1)'],
  [
    { model: 'arima', options: { order: [1, 0, 0], seasonalOrder: [0, 1, 1], seasonalPeriod: 4 } },
    'ARIMA(1,0,0)(0,1,1)[4]',
  ],
  [{ model: 'arima', options: { order: [1, 1, 0], constant: true } }, 'ARIMA(1,1,0) with drift'],
])('fits the model of %j', async (body, label) => {
  const { result } = (await runForecast({ values: seasonal, horizon: 2, ...body })).body;
  expect(result.label).toBe(label);
});

it('returns means instead of medians of logarithms on request', async () => {
  const body = { values: seasonal, horizon: 2, model: 'ets', transform: 'log', backtestOrigins: 0 };
  const [median, mean] = [await runForecast(body), await runForecast({ ...body, options: { biasAdjusted: true } })];
  expect(mean.body.result.forecasts[1].forecast).toBeGreaterThan(median.body.result.forecasts[1].forecast);
  expect(mean.body.result.forecasts[1].intervals).toEqual(median.body.result.forecasts[1].intervals);
  expect(mean.body.result.notes[0].message).toMatch(/means/);
});

it.each([
  ['the largest numbers', Array.from({ length: 30 }, (_, time) => (time % 3 === 0 ? -1e300 : 1e300))],
  ['the smallest numbers', Array.from({ length: 30 }, (_, time) => (1 + (time % 4)) * 5e-324)],
  ['zeros', Array.from({ length: 30 }, (_, time) => (time % 5 === 0 ? 1 : 0))],
])('forecasts %s up to the maximum horizon', async (_, values) => {
  for (const options of [
    { form: 'MAM', seasonalPeriod: 4 },
    { form: 'AAdA', seasonalPeriod: 12 },
  ]) {
    const { status, body } = await runForecast({ values, horizon: 600, model: 'ets', options });
    expect(status).toBe(200);
    expect(body.result.status === 'computed' ? body.result.forecasts.length : body.result.message).toBeTruthy();
  }
  expect((await runForecast({ values, horizon: 600 })).body.result.forecasts).toHaveLength(600);
});

it('returns the reason when a series cannot be forecast', async () => {
  const { status, body } = await runForecast({ values: [1, -1, 2], transform: 'log', horizon: 1 });
  expect(status).toBe(200);
  expect(body.result).toMatchObject({ status: 'not_computable', reason: 'NON_POSITIVE_FOR_LOG' });
  expect((await runForecast({ values: [null, null], horizon: 1 })).body.result.status).toBe('not_computable');
});

it.each<[object, string]>([
  [{ seriesId: 'real-gdp' }, 'horizon'],
  [{ seriesId: 'real-gdp', horizon: 0 }, 'horizon'],
  [{ seriesId: 'real-gdp', horizon: 601 }, 'horizon'],
  [{ horizon: 1 }, 'seriesId'],
  [{ seriesId: 'real-gdp', horizon: 1, model: 'prophet' }, 'model'],
  [{ seriesId: 'real-gdp', horizon: 1, levels: [100] }, 'levels/0'],
  [{ seriesId: 'real-gdp', horizon: 1, transformations: ['log'] }, 'transformations'],
  [{ seriesId: 'eur-usd-daily', horizon: 1 }, 'start'],
  [{ values: [1, 2], dates: ['1000-01-01', '2000-01-01'], frequency: 'monthly', horizon: 1 }, 'start'],
  [{ values: [1, 2], horizon: 1, backtestOrigins: 21 }, 'backtestOrigins'],
  [{ values: [1, 2], horizon: 1, model: 'theta', options: { form: 'ANN' } }, 'options/form'],
  [{ values: [1, 2], horizon: 1, model: 'ets', options: { form: 'AAM' } }, 'options/form'],
  [{ values: [1, 2], horizon: 1, model: 'ets', options: { form: 'AAA' } }, 'options/form'],
  [{ values: [1, 2], horizon: 1, model: 'arima', options: { order: [6, 0, 0] } }, 'options/order/0'],
  [{ values: [1, 2], horizon: 1, model: 'arima', options: { order: [0, 0] } }, 'options/order'],
  [{ values: [1, 2], horizon: 1, model: 'arima', options: { seasonalOrder: [0, 1, 1] } }, 'options/seasonalOrder'],
  [
    { values: [1, 2], horizon: 1, model: 'arima', options: { order: [0, 1, 1], seasonalOrder: [0, 1, 1] } },
    'options/seasonalOrder',
  ],
  [{ values: [1, 2], horizon: 1, model: 'arima', options: { constant: true } }, 'options/constant'],
  [{ values: [1, 2], horizon: 1, model: 'arima', options: { order: [0, 2, 1], constant: true } }, 'options/constant'],
  [{ values: [1, 2], horizon: 1, options: { biasAdjusted: true } }, 'options/biasAdjusted'],
  [{ seriesId: 'real-gdp', horizon: 1, options: { seasonalPeriod: 12 } }, 'options/seasonalPeriod'],
])('rejects %j and names the field', async (body, field) => {
  const response = await runForecast(body);
  expectErrorResponse(response, 400, 'invalid_request');
  expect(response.body.details[0].field).toBe(field);
});

it('rejects samples with too many periods', async () => {
  for (const values of [Array(3_001).fill(1), [...Array(3_000).fill(null), 1]]) {
    const response = await runForecast({ values, horizon: 1 });
    expectErrorResponse(response, 400, 'invalid_request');
    expect(response.body.details[0].field).toBe('values');
  }
});

it('accepts a body of up to 4 MB, and limits the sample by start', async () => {
  const getDate = (index: number) => `${1000 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
  const dates = Array.from({ length: 9_000 }, (_, index) => getDate(index));
  const values = dates.map((_, index) => 1_000_000 + Math.sin(index) / 3);
  const sent = { values, dates, frequency: 'monthly', model: 'naive', horizon: 1, backtestOrigins: 0 };
  expect(JSON.stringify(sent).length).toBeGreaterThan(102_400);
  const { status, body } = await runForecast({ ...sent, start: getDate(8_900) });
  expect(status).toBe(200);
  expect(body.sample).toMatchObject({ observations: 100, end: getDate(8_999) });
  const rejected = await runForecast({ values: [1], horizon: 1, seriesId: 'x'.repeat(4_200_000) });
  expectErrorResponse(rejected, 413, 'payload_too_large');
  expect(rejected.body.message).toBe('The request body is larger than 4 MB.');
});

it('never forecasts zero for a few values above zero', async () => {
  for (const values of [
    [1, 2, 3],
    [1, 2, 4, 3],
  ]) {
    const { body } = await runForecast({ values, frequency: 'monthly', horizon: 1 });
    expect(body.result.forecasts[0].forecast).toBeGreaterThanOrEqual(3);
    const arima = await runForecast({ values, frequency: 'monthly', horizon: 1, model: 'arima' });
    expect(arima.body.result).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', needs: 6 });
  }
});

it('states the required format when dates have another format', async () => {
  const { body } = await runForecast({
    values: [1, 2],
    dates: ['2020-Q1', '2020-Q2'],
    frequency: 'quarterly',
    horizon: 1,
  });
  expect(body.details[0]).toEqual({ field: 'dates/0', problem: 'must be a valid date in the format YYYY-MM-DD' });
});

it('rejects an unknown indicator and a request without a key', async () => {
  expectErrorResponse(await runForecast({ seriesId: 'real-gpd', horizon: 1 }), 404, 'indicator_not_found');
  expectErrorResponse(await api.request.post(path).send({ values: [1], horizon: 1 }), 401, 'missing_api_key');
});
