import { listIndicators, upsertIndicators } from '../../server/store/indicators.js';
import { listSeries, upsertSeries } from '../../server/store/series.js';
import { writeVintages } from '../../server/store/vintages.js';
import { at, createExampleIndicator, createExampleSeries } from '../store/exampleCatalogue.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await addStaircase();
});
afterAll(() => api.stop());

const path = '/api/forecast/backtest';
const runBacktest = (body: object, to = path) => api.request.post(to).set('X-API-Key', api.key).send(body);
const investment = { seriesId: 'us-real-gross-private-domestic-investment', horizon: 2, models: ['drift', 'naive2'] };

/** Adds an annual series that grows by 100. Each value is published 10 too low in March of the next year, and corrected one year later. */
async function addStaircase(): Promise<void> {
  await upsertIndicators(api.db, [createExampleIndicator({ slug: 'staircase', frequency: 'annual' })], at);
  const indicatorId = (await listIndicators(api.db)).find(({ slug }) => slug === 'staircase')?.id ?? 0;
  await upsertSeries(api.db, [createExampleSeries({ indicatorId, providerSeriesId: 'STAIRCASE' })], at);
  const id = (await listSeries(api.db)).find((series) => series.indicatorId === indicatorId)?.id ?? 0;
  const final = (year: number) => 100 * (year - 1999);
  const vintages = Array.from({ length: 14 }, (_, index) => {
    const observations = Array.from({ length: 11 + index }, (_, period) => {
      const value = final(2000 + period) - (period === 10 + index ? 10 : 0);
      return { date: `${2000 + period}-01-01`, value };
    });
    return { date: `${2011 + index}-03-01`, unit: 'Steps', kind: 'native' as const, observations };
  });
  await writeVintages(api.db, id, vintages, at);
}

describe('in real time', () => {
  it('uses at each origin exactly the data that forecast.run uses as of that day', async () => {
    const { status, body } = await runBacktest(investment);
    expect(status).toBe(200);
    expect(body.request).toMatchObject({ kind: 'real_time', origins: 56, transform: 'level', levels: [80, 95] });
    expect(body.series).toMatchObject({
      id: 'us-real-gross-private-domestic-investment',
      unit: 'Billions of chained 2017 dollars',
    });
    const { origins, notes } = body.result;
    expect(origins.map((origin: { vintage: string; lastDate: string }) => [origin.vintage, origin.lastDate])).toEqual([
      ['2021-01-18', '2020-07-01'],
      ['2022-10-31', '2022-07-01'],
      ['2025-03-10', '2024-10-01'],
    ]);
    for (const { vintage, factor, unit, observations, forecasts } of origins) {
      const asOf = {
        seriesId: 'us-real-gross-private-domestic-investment',
        vintage,
        horizon: 2,
        model: 'drift',
        backtestOrigins: 0,
      };
      const run = await runBacktest(asOf, '/api/forecast/run');
      expect(run.body.series.unit).toBe(unit);
      expect(run.body.sample.observations).toBe(observations);
      const [drift] = forecasts;
      run.body.result.forecasts.forEach((point: { date: string; forecast: number }, step: number) => {
        expect(drift.result.forecasts[step].date).toBe(point.date);
        expect(drift.result.forecasts[step].forecast).toBeCloseTo(point.forecast * factor, 6);
      });
    }
    expect(notes.map(({ code }: { code: string }) => code)).toEqual(['FIRST_HELD', 'REBASED', 'FEW_ORIGINS']);
  });

  it('converts forecasts of an earlier base to the latest unit, using values known at the origin', async () => {
    const { result } = (await runBacktest(investment)).body;
    const [first, , last] = result.origins;
    const values = async (vintage: string) => {
      const request = `/v1/indicators/observations?id=us-real-gross-private-domestic-investment&start=2019-10-01&end=2020-07-01&vintage=${vintage}`;
      const rows: { value: number }[] = (await api.get(request)).body.observations;
      return rows.reduce((sum, { value }) => sum + value, 0);
    };
    expect(first.unit).toBe('Billions of chained 2012 dollars');
    expect(first.factor).toBeCloseTo((await values('2026-10-10')) / (await values('2021-01-18')), 12);
    expect(last.factor).toBe(1);
  });

  it('scores forecasts against the first and the latest value', async () => {
    const { body } = await runBacktest({ seriesId: 'staircase', horizon: 2, models: ['naive', 'drift'] });
    const { models, origins, ranking, notes, seasonalPeriod } = body.result;
    expect(seasonalPeriod).toBe(1);
    expect(origins).toHaveLength(13);
    expect(origins[0]).toMatchObject({ vintage: '2011-03-01', lastDate: '2010-01-01', observations: 11, factor: 1 });
    expect(origins[0].targets).toEqual([
      { step: 1, date: '2011-01-01', first: { value: 1190, vintage: '2012-03-01' }, latest: 1200 },
      { step: 2, date: '2012-01-01', first: { value: 1290, vintage: '2013-03-01' }, latest: 1300 },
    ]);
    expect(origins[12].targets[1]).toMatchObject({ date: '2024-01-01', first: null, latest: null });
    const [naive, drift] = models;
    // The last known value and the first published value are both 10 too low.
    expect(naive.first.byHorizon.map(({ scores }: { scores: { bias: number } }) => scores.bias)).toEqual([100, 200]);
    // The latest value has not been corrected yet.
    expect(naive.latest.byHorizon[1].scores).toMatchObject({ origins: 12, owa: 1 });
    expect(naive.latest.byHorizon[1].scores.bias).toBeCloseTo((11 * 210 + 200) / 12, 9);
    expect(drift.first.overall.mase).toBeLessThan(0.05);
    expect(drift.first.dieboldMariano).toMatchObject({ status: 'computed', overlap: 2, observations: 13 });
    expect(drift.first.dieboldMariano.statistic).toBeLessThan(-10);
    expect(naive.first.dieboldMariano).toMatchObject({ status: 'not_computable', reason: 'ZERO_VARIANCE' });
    expect(ranking).toEqual({ first: ['drift', 'naive'], latest: ['drift', 'naive'] });
    expect(notes.map(({ code }: { code: string }) => code)).toEqual(['NOT_ALL_CAME']);
  });

  it('spreads the requested number of origins evenly between two dates', async () => {
    const request = { seriesId: 'staircase', horizon: 1, models: ['naive'], originsStart: '2012-03-01' };
    const { body } = await runBacktest({ ...request, originsEnd: '2020-12-31', origins: 3, window: 10 });
    const origins = body.result.origins.map((origin: { vintage: string; observations: number }) => [
      origin.vintage,
      origin.observations,
    ]);
    expect(origins).toEqual([
      ['2012-03-01', 10],
      ['2016-03-01', 10],
      ['2020-03-01', 10],
    ]);
  });
});

it('uses pseudo origins without vintages or on request, and adds a note', async () => {
  const { body } = await runBacktest({
    seriesId: 'staircase',
    kind: 'pseudo',
    horizon: 3,
    origins: 2,
    models: ['naive'],
  });
  const { origins, models, ranking, notes } = body.result;
  expect(origins.map((origin: { vintage: null; lastDate: string }) => [origin.vintage, origin.lastDate])).toEqual([
    [null, '2009-01-01'],
    [null, '2020-01-01'],
  ]);
  expect(origins[0].forecasts[0].result.forecasts[0].forecast).toBe(1000);
  expect(models[0].first).toBeNull();
  expect(models[0].latest.overall.origins).toBe(2);
  expect(ranking.first).toBeNull();
  expect(notes.map(({ code }: { code: string }) => code)).toContain('PSEUDO_REAL_TIME');
  const daily = { seriesId: 'usd-cny-daily', horizon: 2, models: ['naive'], origins: 2, window: 20 };
  expect((await runBacktest(daily)).body.request.kind).toBe('pseudo');
});

it('adds a note when the seasonal naive model is used without a season', async () => {
  const codes = async (body: object) =>
    (await runBacktest({ ...body, horizon: 1, models: ['snaive'] })).body.result.notes.map(
      ({ code }: { code: string }) => code,
    );
  expect(await codes({ seriesId: 'staircase', origins: 2 })).toContain('NO_SEASON');
  expect(await codes({ seriesId: 'real-gdp' })).not.toContain('NO_SEASON');
});

it('returns the stored result byte for byte for the same request and data, and another key otherwise', async () => {
  const request = { seriesId: 'staircase', horizon: 1, models: ['naive'], origins: 2 };
  const [first, same] = await Promise.all([runBacktest(request), runBacktest(request)]);
  expect(same?.text).toBe(first?.text);
  api.clock.advance(3_600_000);
  expect((await runBacktest({ ...request, levels: [95, 80] })).text).toBe(first?.text);
  const key: string = first?.body.cacheKey;
  expect((await api.get(`${path}/${key}`)).text).toBe(first?.text);
  expectErrorResponse(await api.get(`/api/forecast/run/${key}`), 404, 'forecast_not_found');
  const other = await runBacktest({ ...request, levels: [80] });
  expect(other.body.cacheKey).not.toBe(key);
});

it('returns the number of observations needed when the series is too short', async () => {
  const request = { seriesId: 'staircase', horizon: 20, kind: 'pseudo' };
  const { status, body } = await runBacktest(request);
  expect(status).toBe(200);
  expect(body.request.models).toEqual(['auto', 'ets', 'theta', 'arima', 'naive', 'naive2']);
  const reason = { status: 'not_computable', reason: 'TOO_FEW_OBSERVATIONS', needs: 30, observations: 24 };
  expect(body.result).toMatchObject(reason);
});

it.each<[object, string]>([
  [{ horizon: 1 }, 'seriesId'],
  [{ seriesId: 'staircase' }, 'horizon'],
  [{ seriesId: 'staircase', horizon: 61 }, 'horizon'],
  [{ seriesId: 'staircase', horizon: 1, origins: 61 }, 'origins'],
  [{ seriesId: 'staircase', horizon: 60, origins: 20 }, 'origins'],
  [{ seriesId: 'staircase', horizon: 1, models: ['naive', 'naive'] }, 'models'],
  [{ seriesId: 'staircase', horizon: 1, originsStart: '2030-01-01' }, 'originsStart'],
  [{ seriesId: 'staircase', horizon: 1, originsEnd: '2001-01-01' }, 'originsEnd'],
  [{ seriesId: 'staircase', horizon: 1, originsStart: '2021-01-01', originsEnd: '2020-01-01' }, 'originsEnd'],
  [{ seriesId: 'usd-cny-daily', horizon: 1, kind: 'real_time' }, 'kind'],
  [{ seriesId: 'usd-cny-daily', horizon: 1 }, 'window'],
  [{ seriesId: 'staircase', horizon: 1, vintage: '2020-01-01' }, 'vintage'],
])('rejects %j and names the field', async (body, field) => {
  const response = await runBacktest(body);
  expectErrorResponse(response, 400, 'invalid_request');
  expect(response.body.details[0].field).toBe(field);
});

it('rejects an unknown indicator and a request without a key', async () => {
  expectErrorResponse(await runBacktest({ seriesId: 'real-gpd', horizon: 1 }), 404, 'indicator_not_found');
  expectErrorResponse(await api.request.post(path).send(investment), 401, 'missing_api_key');
});
