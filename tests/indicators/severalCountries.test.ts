import { countryGroups } from '../../server/countryGroups.js';
import { listCoveredCountries } from '../../server/search/regions.js';
import { listCountries } from '../../server/store/countries.js';
import { expectErrorFields, expectErrorResponse } from '../support/expectErrorResponse.js';
import { useApi } from '../support/useApi.js';

const api = useApi();

interface Named {
  id: string;
  country: string;
}

const observations = '/v1/indicators/observations?limit=100000';

async function read(path: string) {
  const { status, body } = await api().get(path);
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body;
}

const listCountriesOf = (rows: Named[]) => [...new Set(rows.map(({ country }) => country))];
const members = (code: string) => countryGroups.find((group) => group.code === code)?.members ?? [];

describe('several countries', () => {
  it('returns the series of a list by id and country, with the values of single requests', async () => {
    const several = await read(`${observations}&id=population-total,persons-engaged&country=us, JPN,us`);
    const names = several.series.map(({ id, country }: Named) => `${id} ${country}`);
    expect(names).toEqual(['population-total JP', 'population-total US', 'persons-engaged JP', 'persons-engaged US']);
    expect(several.missing).toEqual([]);
    const single = await read(`${observations}&id=population-total&country=JP`);
    const ofJapan = several.observations.filter((row: Named) => row.id === 'population-total' && row.country === 'JP');
    expect(ofJapan).toEqual(
      single.observations.map((row: object) => ({ id: 'population-total', country: 'JP', ...row })),
    );
    expect(single).not.toHaveProperty('missing');
  });

  it('names what the library does not hold, and why', async () => {
    const { series, missing } = await read(`${observations}&id=population-total,real-gdp&country=US,JP,EA`);
    expect(series).toMatchObject([
      ...members('EA-MEMBERS').flatMap((code) => (code < 'JP' ? [{ id: 'population-total', country: code }] : [])),
      { id: 'population-total', country: 'JP' },
      ...members('EA-MEMBERS').flatMap((code) => (code > 'JP' ? [{ id: 'population-total', country: code }] : [])),
      { id: 'population-total', country: 'US' },
      { id: 'real-gdp', country: 'EA' },
      { id: 'real-gdp', country: 'US' },
    ]);
    expect(missing).toEqual([
      {
        id: 'population-total',
        country: 'EA',
        reason: 'not_held',
        message: "Indicator 'population-total' has no series for 'EA'. The series of its members are returned.",
      },
      {
        id: 'real-gdp',
        country: 'JP',
        reason: 'not_held',
        message: "Indicator 'real-gdp' has no series for 'JP'.",
      },
    ]);
  });

  it('expands groups, alone and with countries, and says that the euro area is held instead of the European Union', async () => {
    const g7 = await read('/v1/indicators/series?id=population-total&country=g7,CN');
    expect(listCountriesOf(g7.series)).toEqual([...members('G7'), 'CN'].sort());
    const { missing } = await read('/v1/indicators/series?id=real-gdp&country=G20');
    expect(missing.find(({ country }: Named) => country === 'EU').message).toBe(
      "Indicator 'real-gdp' has no series for 'EU'. It has one for the euro area ('EA').",
    );
    expect(missing).toHaveLength(members('G20').length - 2);
  });

  it('returns the euro area as a whole where it is held, and otherwise its members', async () => {
    const held = await read('/v1/indicators/series?id=real-gdp&country=EA');
    expect([listCountriesOf(held.series), held.missing]).toEqual([['EA'], undefined]);
    const replaced = await read('/v1/indicators/series?id=population-total&country=EA');
    expect(listCountriesOf(replaced.series)).toEqual(members('EA-MEMBERS'));
    const same = await read('/v1/indicators/series?id=population-total&country=EA-MEMBERS');
    expect([same.series, same.missing]).toEqual([replaced.series, []]);
    expectErrorResponse(
      await api().get('/v1/indicators/series?id=us-cpi-all-items&country=EA'),
      404,
      'country_not_available',
      "'EA'",
    );
  });

  it('counts the members of the euro area only for indicators without a series of the whole', async () => {
    const list = async (where: string): Promise<string[]> =>
      api()
        .db('indicators')
        .whereRaw(`id ${where} (select indicator_id from series where country = 'EA')`)
        .orderBy('slug')
        .limit(50)
        .pluck('slug');
    const [held, replaced] = [await list('in'), await list('not in')];
    const whole = await read(`${observations}&start=2019-01-01&id=${held.slice(0, 30)}&country=EA`);
    expect(whole.series).toHaveLength(30);
    const path = '/v1/indicators/series?country=EA&id=';
    expect((await read(`${path}${held}`)).series).toHaveLength(held.length);
    for (const ids of [replaced.slice(0, 12), [...held.slice(0, 20), ...replaced.slice(0, 12)]]) {
      expectErrorFields(await api().get(`${path}${ids}`), 400, 'invalid_request', 'country');
    }
  });

  it('accepts `all` only alone', async () => {
    for (const country of ['ALL,ZZZ', 'US,all', 'all,all']) {
      for (const path of [`${observations}&id=real-gdp`, '/v1/indicators/search?q=gdp']) {
        const response = await api().get(`${path}&country=${country}`);
        expectErrorFields(response, 400, 'invalid_request', 'country');
        expect(response.body.message).toContain('must be `all` or a list, not both');
      }
    }
  });

  it('returns all that the library holds with all, in pages that end where the next begins', async () => {
    const path = '/v1/indicators/observations?id=population-total,real-gdp&country=all&start=2015-01-01';
    const whole = await read(`${path}&limit=100000`);
    const countries = await read('/v1/indicators/series?id=population-total&limit=1000&country=all');
    expect(listCountriesOf(whole.series.slice(0, -2))).toEqual(listCountriesOf(countries.series));
    expect([whole.missing, countries.missing]).toEqual([[], []]);
    const rows: object[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await read(`${path}&limit=400${cursor && `&cursor=${cursor}`}`);
      expect(page.series).toHaveLength(whole.series.length);
      rows.push(...page.observations);
      cursor = page.nextCursor;
    }
    expect(rows).toEqual(whole.observations);
  });

  it('returns CSV with id and country, also if only one of the countries is held', async () => {
    const response = await api()
      .get(`${observations}&id=real-gdp&country=US,JP&start=2026-01-01&format=csv`)
      .expect(200);
    expect(response.text.split('\r\n').slice(0, 2)).toEqual([
      'id,country,date,value,revised',
      expect.stringMatching(/^real-gdp,US,2026-01-01,/),
    ]);
    expect(response.headers['content-disposition']).toContain('real-gdp-US-as-of-2026-10-10.csv');
  });

  it('names series without a vintage on the day, and refuses the request if none has one', async () => {
    const path = `${observations}&id=real-gdp&country=US,EA&vintage=`;
    const { series, missing } = await read(`${path}2016-02-01`);
    expect(series).toMatchObject([{ country: 'US' }]);
    expect(missing).toEqual([
      {
        id: 'real-gdp',
        country: 'EA',
        reason: 'no_vintage_on_date',
        message: expect.stringMatching(
          /^Indicator 'real-gdp' \(EA\) has no vintage on or before 2016-02-01\. Its first/,
        ),
      },
    ]);
    expectErrorResponse(await api().get(`${path}1950-01-01`), 404, 'no_vintage_on_date');
  });

  it('refuses too many series, unknown codes and countries of which it holds none', async () => {
    const many = 'population-total,persons-engaged&country=all';
    for (const path of [observations, '/v1/indicators/series?limit=10']) {
      expectErrorResponse(
        await api().get(`${path}&id=real-gdp&country=JP,CN`),
        404,
        'country_not_available',
        "'JP', 'CN'",
      );
      for (const country of ['US,ZZ', 'G7,,US', 'G8', 'US,', `${'US,'.repeat(400)}US`]) {
        expectErrorFields(await api().get(`${path}&id=real-gdp&country=${country}`), 400, 'invalid_request', 'country');
      }
    }
    const response = await api().get(`${observations}&id=${many}`);
    expectErrorFields(response, 400, 'invalid_request', 'country');
    expect(response.body.message).toContain('selects 367 series; at most 250 are allowed in one request');
  });

  it('a search finds indicators that cover one of the countries, and says which', async () => {
    const { indicators } = await read('/v1/indicators/search?q=real+gdp&country=JP,EA&limit=100');
    const find = (wanted: string) => indicators.find(({ slug }: { slug: string }) => slug === wanted);
    expect(find('real-gdp').requestedCountries).toEqual(['EA']);
    const population = await read('/v1/indicators/search?q=total+population&country=G7,EA-MEMBERS');
    const [first] = population.indicators;
    expect([first.slug, first.requestedCountries]).toEqual([
      'population-total',
      [...new Set([...members('G7'), ...members('EA-MEMBERS')])].sort(),
    ]);
  });
});

it('groups have known members, and the euro area those of the search', async () => {
  const codes = (await listCountries(api().db)).map(({ code }) => code);
  for (const { code, members } of countryGroups) {
    const known = members.filter((member) => codes.includes(member) || member === 'EU');
    expect([code, members]).toEqual([code, [...known].sort()]);
  }
  expect(countryGroups.map(({ code, members }) => [code, members.length])).toEqual([
    ['BRICS', 10],
    ['EA-MEMBERS', 21],
    ['G20', 21],
    ['G7', 7],
    ['OECD', 38],
  ]);
  expect(['EA', ...members('EA-MEMBERS')]).toEqual(listCoveredCountries('EA'));
});
