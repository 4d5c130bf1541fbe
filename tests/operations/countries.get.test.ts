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

  it('uses the first source whose periods are as late as those of any other: a year of national accounts that ended does not replace a quarter', async () => {
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

  it.each([
    ['Ger', "Unknown country 'Ger'. Did you mean DE (Germany)?", ['DE']],
    ['South%20Korea', "Unknown country 'South Korea'. Did you mean KR (South Korea)?", ['KR']],
    ['ZZ', "Unknown country 'ZZ'. /v1/countries lists all codes.", []],
  ])('says which code to use instead of %s', async (code, message, suggestions) => {
    const response = await api().get(`/v1/countries/${code}`);
    expectErrorResponse(response, 404, 'country_not_found', message);
    expect(response.body.suggestions).toEqual(suggestions);
  });

  it.each(['G7', 'ea-members'])('says that %s is a group, and how to read it', async (code) => {
    const group = code.toUpperCase();
    const response = await api().get(`/v1/countries/${code}`);
    expectErrorResponse(response, 404, 'country_not_found');
    expect(response.body.message).toContain(`${group} is a group (`);
    const [listed] = response.body.message.match(/\/v1\/countries\?group=[A-Z0-9-]+/);
    expect((await api().get(listed).expect(200)).body.count).toBeGreaterThan(0);
    await api().get(`/v1/indicators/observations?id=population-total&country=${group}`).expect(200);
  });

  it('rejects a text that is too long for a name', async () => {
    expectErrorResponse(await api().get(`/v1/countries/${'a'.repeat(101)}`), 400, 'invalid_request');
  });
});

it('the headlines have different ids and short labels', () => {
  for (const texts of [headlines.map(({ id }) => id), headlines.map(({ label }) => label)]) {
    expect([...new Set(texts)]).toEqual(texts);
  }
  expect(headlines.filter(({ label }) => label.length > 7)).toEqual([]);
});
