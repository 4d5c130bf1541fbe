import { type Api, startApi } from '../support/api.js';
import { changeCatalogue } from '../support/changeCatalogue.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

const path = '/api/discovery/catalog';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function findEntries(query: string) {
  return (await api.get(`${path}?${query}`).expect(200)).body;
}

const listIds = ({ entries }: { entries: { id: string }[] }) => entries.map(({ id }) => id);

describe('discovery.catalog', () => {
  it('finds World Bank series, with the id for the named country', async () => {
    const { entries } = await findEntries('q=france+co2+emissions+kt&limit=1');
    expect(entries[0]).toMatchObject({
      id: 'EN.ATM.CO2E.KT',
      name: 'CO2 emissions (kt)',
      topic: 'Environment',
      frequency: 'annual',
      unit: 'kt',
      provider: 'worldbank',
      country: null,
      countries: null,
      seriesId: 'EN.ATM.CO2E.KT/FRA',
      seriesIdForm: 'EN.ATM.CO2E.KT/{country}',
      inLibrary: [],
    });
    expect(entries[0].description).toMatch(/^Carbon dioxide emissions are /);
  });

  it('ranks series of the library first and marks them', async () => {
    const { entries } = await findEntries('q=us+unemployment+rate&limit=1');
    expect(entries[0]).toMatchObject({
      id: 'us-unemployment-rate',
      topic: 'labour-market',
      provider: 'fred',
      country: 'US',
      countries: 1,
      seriesId: 'UNRATE',
      seriesIdForm: null,
      inLibrary: ['us-unemployment-rate'],
    });
  });

  it('ranks name matches above unit matches, and does not interpret "dollar" as a country', async () => {
    expect(listIds(await findEntries('q=gdp&country=FR&provider=worldbank&limit=1'))).toEqual(['NY.GDP.MKTP.CD']);
  });

  it.each([
    ['GDP (current US$)', 'NY.GDP.MKTP.CD'],
    ['literacy rate adult total of people ages 15 and above', 'SE.ADT.LITR.ZS'],
    ['SE.ADT.LITR.ZS', 'SE.ADT.LITR.ZS'],
    ['ny.gnp.pcap.cd', 'NY.GNP.PCAP.CD'],
  ])('ranks the series with the full name %s first', async (q, id) => {
    expect(listIds(await findEntries(`q=${encodeURIComponent(q)}&limit=1`))).toEqual([id]);
  });

  it('corrects a misspelt word with the words of the library and the catalogues', async () => {
    const { query, entries } = await findEntries('q=electrcity&limit=1&inLibrary=false');
    expect(query.corrections).toEqual([{ from: 'electrcity', to: 'electricity' }]);
    expect(entries[0].name).toMatch(/electricity/i);
  });

  it('counts by provider, frequency, country and topic as a filter by each does', async () => {
    const { facets, total } = await findEntries('q=debt&limit=1');
    for (const name of ['provider', 'frequency', 'topic']) {
      for (const { value, count } of facets[name]) {
        expect([value, (await findEntries(`q=debt&limit=1&${name}=${encodeURIComponent(value)}`)).total]).toEqual([
          value,
          count,
        ]);
      }
    }
    expect(facets.frequency.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(total);
  });

  it('counts each country as its filter does, including series for any country, whichever filter is set', async () => {
    const { facets } = await findEntries('q=debt&limit=1');
    const counts = new Map(facets.country.map(({ value, count }: { value: string; count: number }) => [value, count]));
    expect(counts.size).toBe(241);
    for (const country of ['US', 'EA', 'FR', 'TV']) {
      const chosen = await findEntries(`q=debt&limit=1&country=${country}`);
      expect([country, counts.get(country)]).toEqual([country, chosen.total]);
      expect(chosen.facets.country).toEqual(facets.country);
    }
    const { facets: ofLibrary } = await findEntries('provider=pwt&limit=1');
    expect(ofLibrary.country.length).toBeLessThan(220);
    expect((await findEntries('q=xyzzyx')).facets.country).toEqual([]);
  });

  it('includes series for any country in a filter by country, but not those of another country', async () => {
    const { entries } = await findEntries('q=unemployment+rate&country=JP&limit=100');
    expect(entries.length).toBeGreaterThan(5);
    for (const { provider, seriesId } of entries)
      expect([provider, seriesId]).toEqual(['worldbank', expect.stringMatching(/\/JPN$/)]);
  });

  it('separates series in the library from the others', async () => {
    const [all, here, there] = [
      await findEntries('limit=1'),
      await findEntries('limit=1&inLibrary=true'),
      await findEntries('limit=1&inLibrary=false'),
    ];
    expect([all.total - here.total, there.total]).toEqual([1433, 1433]);
    await api
      .db('series')
      .where({ provider_series_id: 'GDPC1' })
      .update({ provider: 'worldbank', provider_series_id: 'NY.GDP.MKTP.KD/USA' });
    await changeCatalogue(api.db);
    expect(
      (await findEntries('q=NY.GDP.MKTP.KD&limit=1&provider=worldbank&frequency=annual')).entries[0].inLibrary,
    ).toEqual(['real-gdp']);
  });

  it('lists what is imported from a provider under its name and ids, too', async () => {
    const { entries, facets, total } = await findEntries('provider=bls&limit=1&q=cpi');
    expect(entries[0]).toMatchObject({
      provider: 'fred',
      importSource: { provider: 'bls', seriesId: expect.any(String) },
    });
    expect(facets.provider).toContainEqual({ value: 'bls', count: total });
    const [found] = (await findEntries(`q=${entries[0].importSource.seriesId}&limit=1`)).entries;
    expect(found.importSource).toEqual(entries[0].importSource);
  });

  it('returns the same entries in pages as in a single response', async () => {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const body = await findEntries(`q=tariff&limit=7${cursor && `&cursor=${cursor}`}`);
      ids.push(...listIds(body));
      cursor = body.nextCursor;
    }
    expect(ids).toEqual(listIds(await findEntries('q=tariff&limit=100')));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('returns an empty list when nothing matches', async () => {
    expect(await findEntries('q=xyzzyx')).toMatchObject({ total: 0, entries: [], query: { matched: 'none' } });
    expect(await findEntries('q=real+gdp&inLibrary=false&provider=fred')).toMatchObject({
      total: 0,
      query: { matched: 'none' },
    });
  });

  it('returns 304 for its ETag', async () => {
    const { headers } = await api.get(`${path}?q=gdp`);
    await api
      .get(`${path}?q=gdp`)
      .set('If-None-Match', headers['etag'] as string)
      .expect(304);
  });

  it.each([
    ['country=XX', 'country'],
    ['provider=World%20Bank', 'provider'],
    ['frequency=often', 'frequency'],
    ['inLibrary=perhaps', 'inLibrary'],
    ['limit=101', 'limit'],
    ['cursor=abc', 'cursor'],
    ['category=prices', 'category'],
    ['topic=', 'topic'],
  ])('rejects %s and names the parameter %s', async (query, field) => {
    const { status, body } = await api.get(`${path}?${query}`);
    expect([status, body.error, body.details?.[0]?.field]).toEqual([400, 'invalid_request', field]);
  });

  it('returns 401 without a key', async () => {
    expectErrorResponse(await api.request.get(path), 401, 'missing_api_key');
  });
});
