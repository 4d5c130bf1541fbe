import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { findValueRange } from '../../server/series/findValueRange.js';
import { readCatalogue } from '../../server/setup/readCatalogue.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { useApi } from '../support/useApi.js';

const getApi = useApi();
const runForecast = (body: object) => {
  const { request, key } = getApi();
  return request
    .post('/api/forecast/run')
    .set('X-API-Key', key)
    .send({ backtestOrigins: 0, ...body });
};

interface Point {
  forecast: number;
  intervals: { lower: number; upper: number }[];
}

const findLowest = (forecasts: Point[]) =>
  Math.min(...forecasts.flatMap(({ forecast, intervals }) => [forecast, ...intervals.map(({ lower }) => lower)]));

describe('the possible values of a series', () => {
  it('limit the forecasts and intervals of an unemployment rate to 0', async () => {
    const { body } = await runForecast({ seriesId: 'us-unemployment-rate', horizon: 120, end: '1970-01-01' });
    expect(body.request.range).toEqual({ min: 0, max: 100 });
    expect(findLowest(body.result.forecasts)).toBe(0);
    expect(body.result.notes.map(({ code }: { code: string }) => code)).toContain('LIMITED_TO_RANGE');
  });

  it('keep the interval of a policy rate above −1 % if the rate was never lower', async () => {
    const { body } = await runForecast({ seriesId: 'us-federal-funds-rate', horizon: 60, model: 'theta' });
    expect(body.request.range).toEqual({ min: -1, max: null });
    expect(findLowest(body.result.forecasts)).toBe(-1);
  });

  it('do not limit growth, inflation and balances', async () => {
    const facts = new Map(
      readCatalogue(resolveProjectPath('data')).indicators.map(({ definition, series }) => [
        definition.slug,
        { ...definition, unit: series[0]?.unit ?? '' },
      ]),
    );
    const find = (slug: string) => findValueRange(facts.get(slug) as Parameters<typeof findValueRange>[0], []);
    for (const slug of [
      'weo-real-gdp-growth',
      'consumer-price-inflation-annual',
      'us-net-exports',
      'us-personal-saving-rate',
      'weo-output-gap',
      'us-treasury-real-yield-5-year',
      'foreign-direct-investment-inflows',
    ])
      expect([slug, find(slug)]).toEqual([slug, { min: null, max: null }]);
    for (const slug of ['us-nonfarm-payrolls', 'us-capacity-utilization', 'real-gdp', 'fertility-rate'])
      expect([slug, find(slug)]).toEqual([slug, { min: 0, max: null }]);
    expect(find('urban-population-share')).toEqual({ min: 0, max: 100 });
  });

  it('do not limit a series that has already passed the limit', () => {
    const facts = {
      name: 'Crude Oil Price',
      unit: 'Dollars per barrel',
      unitClass: 'price',
      category: 'energy',
    } as const;
    expect(findValueRange(facts, [40, -36.98, 20])).toEqual({ min: null, max: null });
    const rate = { name: 'Policy Rate', unit: 'Percent', unitClass: 'rate', category: 'interest-rates' } as const;
    expect(findValueRange(rate, [0, -1.5, 1])).toEqual({ min: -1.5, max: null });
  });

  it('of sent whole numbers are counts, and the request can set others', async () => {
    const falling = { values: [30, 26, 24, 19, 14, 11, 9, 4], horizon: 4, model: 'drift' };
    const counts = (await runForecast(falling)).body;
    expect(counts.result.forecasts.map(({ forecast }: Point) => forecast).at(-1)).toBe(0);
    expect(counts.result.guardrails.findings).toContainEqual(
      expect.objectContaining({ code: 'FORECAST_BEYOND_RANGE', severity: 'warning' }),
    );
    const free = (await runForecast({ ...falling, range: { min: null } })).body;
    expect(free.request.range).toEqual({ min: null, max: null });
    expect(findLowest(free.result.forecasts)).toBeLessThan(-5);
    const limited = (await runForecast({ ...falling, range: { max: 31 } })).body;
    expect(limited.request.range).toEqual({ min: 0, max: 31 });
  });

  it('that do not contain the sample, or no value, are rejected at the limit at fault', async () => {
    const values = { values: [30, 26, 24, 19, 14, 11, 9, 4], horizon: 4, model: 'drift' };
    const cases: [range: object, message: RegExp][] = [
      [{ min: 10 }, /`range\/min` must be at most 4, the lowest value of the sample/],
      [{ max: 29.5 }, /`range\/max` must be at least 30, the highest value of the sample/],
      [{ min: 4, max: 4 }, /`range\/min` must be below the maximum, 4/],
      [{ max: -1 }, /`range\/max` must be above the minimum, 0/],
    ];
    for (const [range, message] of cases)
      expectErrorResponse(await runForecast({ ...values, range }), 400, 'invalid_request', message);
  });

  it('hold at every origin of a backtest', async () => {
    const { request, key } = getApi();
    const response = await request
      .post('/api/forecast/backtest')
      .set('X-API-Key', key)
      .send({ seriesId: 'us-unemployment-rate', horizon: 24, models: ['holt'], origins: 8 });
    expect(response.body.request.range).toEqual({ min: 0, max: 100 });
    const forecasts = response.body.result.origins.flatMap(
      (origin: { forecasts: { result: { forecasts: Point[] } }[] }) =>
        origin.forecasts.flatMap(({ result }) => result.forecasts ?? []),
    );
    expect(forecasts.length).toBeGreaterThan(0);
    expect(findLowest(forecasts)).toBeGreaterThanOrEqual(0);
  });
});
