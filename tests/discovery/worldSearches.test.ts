import { useApi } from '../support/useApi.js';

const api = useApi({}, { library: 'world' });

interface Hit {
  slug: string;
  country: string;
}

async function search(q: string) {
  const { body } = await api()
    .get(`/v1/indicators/search?limit=5&q=${encodeURIComponent(q)}`)
    .expect(200);
  const hits: Hit[] = body.indicators;
  return { query: body.query, total: body.total as number, hits, first: hits[0] };
}

describe('a group of countries in the text', () => {
  it.each([
    ['g7 inflation', 'consumer-prices', 'G7'],
    ['G-7 countries inflation', 'consumer-prices', 'G7'],
    ['g20 unemployment', 'unemployment-rate', 'G20'],
    ['brics gdp', 'real-gdp', 'BRICS'],
    ['oecd inflation', 'consumer-prices', 'OECD'],
    ['euro area members inflation', 'consumer-prices', 'EA-MEMBERS'],
  ])('is understood: %s: %s with country=%s', async (q, slug, country) => {
    const { query, first } = await search(q);
    expect(first?.slug).toBe(slug);
    expect(query).toMatchObject({ unmatchedWords: [], countryGroups: [{ country, isExact: true }] });
    const read = await api().get(`/v1/indicators/observations?id=${slug}&country=${country}&limit=1`).expect(200);
    const missing = new Set(read.body.missing.map((one: { country: string }) => one.country));
    expect(query.countryGroups[0].missing).toEqual([...missing].sort());
    expect(query.matched).toBe(missing.size === 0 ? 'all' : 'some');
  });

  it('is read as the region of the country data, by a list of its countries', async () => {
    const { query, first } = await search('south asia gdp');
    expect(query).toMatchObject({
      unmatchedWords: [],
      countryGroups: [{ text: 'south asia', name: 'South Asia', isExact: true }],
    });
    const countries = query.countryGroups[0].country.split(',');
    expect(countries).toEqual(expect.arrayContaining(['BD', 'IN', 'PK']));
    expect(countries).toContain(first?.country);
  });

  it.each([
    ['africa gdp', ['africa'], ['Sub-Saharan Africa']],
    ['latin america inflation', ['latin', 'america'], ['Latin America & Caribbean']],
    ['asia gdp', ['asia'], ['East Asia & Pacific', 'South Asia']],
    ['emerging markets', ['emerging', 'markets'], ['Upper middle income', 'Lower middle income']],
  ])('that no group equals never matches: %s', async (q, words, names) => {
    const { query, hits } = await search(q);
    expect(query).toMatchObject({ matched: 'some', unmatchedWords: words, notHeld: [] });
    expect(query.countryGroups).toEqual(
      names.map((name) => expect.objectContaining({ name, isExact: false, text: words.join(' ') })),
    );
    const members = query.countryGroups.flatMap(({ country }: { country: string }) => country.split(','));
    for (const { country } of hits) expect(members).toContain(country);
  });

  it('is not read in the name of a country', async () => {
    for (const [q, code] of [
      ['south africa gdp', 'ZA'],
      ['central african republic gdp', 'CF'],
    ] as const) {
      expect((await search(q)).query).toMatchObject({ countries: [code], countryGroups: [], matched: 'all' });
    }
  });

  it('may be an area with its own series', async () => {
    for (const [q, code] of [
      ['eu inflation', 'EU'],
      ['euro area inflation', 'EA'],
      ['world gdp', 'XW'],
    ] as const) {
      const { query, first } = await search(q);
      expect([query.countries, query.matched, first?.country]).toEqual([[code], 'all', code]);
    }
  });
});

describe('a common text of the whole library', () => {
  it.each([
    ['italy debt', 'credit-to-general-government', 'IT'],
    ['us debt', 'us-federal-debt-held-by-public', 'US'],
    ['household debt italy', 'credit-to-households', 'IT'],
    ['wages', 'us-average-hourly-earnings-production-workers', 'US'],
    ['earnings', 'us-average-hourly-earnings-production-workers', 'US'],
    ['uk gdp', 'real-gdp', 'GB'],
    ['canada housing', 'residential-property-prices', 'CA'],
    ['japan interest rate', 'policy-rate', 'JP'],
    ['china exports', 'merchandise-exports', 'CN'],
    ['german bond yield', 'ten-year-government-bond-yield', 'DE'],
    ['bund', 'ten-year-government-bond-yield', 'DE'],
    ['10y gilt', 'ten-year-government-bond-yield', 'GB'],
    ['JGB yields', 'ten-year-government-bond-yield', 'JP'],
    ['btp', 'government-bond-yield-annual', 'IT'],
    ['turkey inflation', 'consumer-prices', 'TR'],
    ['argentina cpi', 'consumer-prices', 'AR'],
    ['mexico unemployment', 'unemployment-rate', 'MX'],
    ['population nigeria', 'population-world-bank', 'NG'],
    ['population projection', 'population-projection', 'US'],
    ['gdp per capita', 'gdp-per-capita', 'US'],
    ['unemployment claims', 'us-initial-jobless-claims', 'US'],
    ['consumer credit', 'us-consumer-loans', 'US'],
    ['yen', 'usd-jpy-monthly', 'US'],
    ['cpi food', 'us-cpi-food', 'US'],
    ['energy prices', 'us-cpi-energy', 'US'],
    ['m1', 'us-m1-money-stock', 'US'],
    ['wti', 'us-wti-crude-oil-price', 'US'],
  ])('%s: %s of %s', async (q, slug, country) => {
    const { query, first } = await search(q);
    expect([query.matched, first?.slug, first?.country]).toEqual(['all', slug, country]);
  });

  it.each([
    ['wages france', 'labour-share', 'FR'],
    ['trade deficit china', 'merchandise-exports', 'CN'],
    ['coffee', 'us-ppi-all-commodities', 'US'],
    ['copper price', 'us-ppi-all-commodities', 'US'],
    ['breakeven', 'us-treasury-yield-10-year', 'US'],
    ['sofr', 'us-federal-funds-rate-daily', 'US'],
  ])('that the library does not hold has the nearest indicators: %s: %s of %s', async (q, slug, country) => {
    const { query, first } = await search(q);
    expect(query).toMatchObject({ matched: 'none', notHeld: [{ name: expect.any(String) }] });
    expect(first).toMatchObject({ slug, country });
  });

  it('that the library holds for other countries only names the nearest, without results', async () => {
    const { query, total } = await search('india retail sales');
    expect([query.matched, total]).toEqual(['none', 0]);
    expect(query.notHeld).toEqual([
      expect.objectContaining({ name: 'india retail sales', nearest: expect.arrayContaining(['us-retail-sales']) }),
    ]);
    expect((await search('india xyzzyx')).query.notHeld).toEqual([]);
  });
});
