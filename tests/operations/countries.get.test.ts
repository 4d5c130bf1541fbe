import { headlines } from '../../server/countries/headlines.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { itRequiresKey, itReturnsNotFound, itSupportsConditionalRequests } from '../support/readGuarantees.js';
import { useApi } from '../support/useApi.js';

const api = useApi();
const path = '/v1/countries/US';

interface Headline {
  id: string;
  indicator: string;
  units: string;
  unit: string;
  date: string;
  value: number;
  changeUnit: string;
  previous: { date: string; value: number; change: number } | null;
  yearBefore: { date: string; value: number; change: number } | null;
}

async function readHeadlines(code: string): Promise<Headline[]> {
  return (await api().get(`/v1/countries/${code}`).expect(200)).body.headlines;
}

describe('countries.get', () => {
  it('returns the values that the observations have, and the changes since the period and the year before', async () => {
    const values = await readHeadlines('US');
    expect(values.length).toBeGreaterThanOrEqual(5);
    for (const { indicator, units, unit, date, value, changeUnit, previous, yearBefore } of values) {
      const query = `id=${indicator}&country=US&units=${units}&order=desc&limit=300&end=${date}`;
      const { body } = await api().get(`/v1/indicators/observations?${query}`).expect(200);
      const [latest, before] = body.observations.filter((row: { value: number | null }) => row.value !== null);
      expect([date, value, unit]).toEqual([latest.date, latest.value, body.series[0].unit]);
      for (const base of [previous, yearBefore]) {
        const row = body.observations.find((one: { date: string }) => one.date === base?.date);
        expect([indicator, base?.value]).toEqual([indicator, row.value]);
        const change = changeUnit === 'percent' ? (value / row.value - 1) * 100 : value - row.value;
        expect(base?.change).toBeCloseTo(change, 9);
      }
      expect(previous?.date).toBe(before.date);
      expect(yearBefore?.date.slice(0, 4)).toBe(String(Number(date.slice(0, 4)) - 1));
    }
  });

  it('names the indicator, its vintage and how fresh the value is', async () => {
    const unemployment = (await readHeadlines('us')).find(({ id }) => id === 'unemployment');
    expect(unemployment).toMatchObject({
      indicator: 'us-unemployment-rate',
      date: '2026-09-01',
      value: 4.2,
      changeUnit: 'percentage_points',
      yearBefore: { date: '2025-09-01' },
      vintage: '2026-10-10',
      isProjection: false,
      freshness: { status: 'behind_schedule' },
    });
    const population = (await readHeadlines('JPN')).find(({ id }) => id === 'population');
    expect(population).toMatchObject({ changeUnit: 'percent', freshness: { status: expect.any(String) } });
  });

  it('uses the first source that still gets values: a year of national accounts that ended does not replace a quarter', async () => {
    const growth = (await readHeadlines('US')).find(({ id }) => id === 'real-gdp-growth');
    expect(growth).toMatchObject({ indicator: 'real-gdp', units: 'pc1' });
  });

  it('names the headlines that the library does not hold, also of a country without series', async () => {
    const { body } = await api().get('/v1/countries/US').expect(200);
    const ids = [...body.headlines, ...body.missing].map(({ id }: { id: string }) => id);
    expect(ids.sort()).toEqual(headlines.map(({ id }) => id).sort());
    const [{ code }] = await api()
      .db('countries')
      .whereNotIn('code', api().db('series').select('country'))
      .limit(1)
      .select('code');
    const empty = (await api().get(`/v1/countries/${code}`).expect(200)).body;
    expect(empty).toMatchObject({ country: { code, series: 0, lastDate: null }, headlines: [] });
    expect(empty.missing).toHaveLength(headlines.length);
  });

  itSupportsConditionalRequests(api, path);
  itRequiresKey(api, path);
  itReturnsNotFound(api, [['/v1/countries/ZZ', 'country_not_found']]);

  it('suggests countries for an unknown code, and rejects other texts', async () => {
    const response = await api().get('/v1/countries/Ger');
    expectErrorResponse(response, 404, 'country_not_found', "Unknown country 'Ger'. Did you mean DE (Germany)?");
    expect(response.body.suggestions).toEqual(['DE']);
    expectErrorResponse(await api().get('/v1/countries/a!'), 400, 'invalid_request');
  });
});

it('the headlines have different ids and short labels', () => {
  for (const texts of [headlines.map(({ id }) => id), headlines.map(({ label }) => label)]) {
    expect([...new Set(texts)]).toEqual(texts);
  }
  expect(headlines.filter(({ label }) => label.length > 7)).toEqual([]);
});
