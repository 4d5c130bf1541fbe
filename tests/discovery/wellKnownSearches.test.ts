import { useApi } from '../support/useApi.js';

const api = useApi();

interface Hit {
  slug: string;
  country: string;
  defaultCountry: string;
  frequency: string;
}

async function search(q: string): Promise<{ query: Record<string, unknown>; total: number; indicators: Hit[] }> {
  return (
    await api()
      .get(`/v1/indicators/search?limit=100&q=${encodeURIComponent(q)}`)
      .expect(200)
  ).body;
}

async function expectAmongFirst(q: string, slug: string, first: number): Promise<void> {
  const { indicators } = await search(q);
  expect(indicators.slice(0, first).map((hit) => hit.slug)).toContain(slug);
}

describe('a well-known term returns its indicator first', () => {
  it.each([
    ['inflation', 'us-cpi-all-items'],
    ['inflation rate', 'us-cpi-all-items'],
    ['us inflation rate', 'us-cpi-all-items'],
    ['united states inflation rate monthly', 'us-cpi-all-items'],
    ['latest US inflation figures', 'us-cpi-all-items'],
    ['cost of living', 'us-cpi-all-items'],
    ['CPI', 'us-cpi-all-items'],
    ['consumer price index data', 'us-cpi-all-items'],
    ['HICP', 'euro-area-hicp'],
    ['core cpi', 'us-core-cpi'],
    ['cpi y/y', 'us-cpi-all-items'],
    ['core PCE', 'us-core-pce-price-index'],
    ['PCE', 'us-personal-consumption-expenditures'],
    ['ppi', 'us-ppi-all-commodities'],
    ['producer prices', 'us-ppi-all-commodities'],
    ['real gdp', 'real-gdp'],
    ['gdp growth rate', 'real-gdp'],
    ['gross domestic product', 'real-gdp'],
    ['potential output', 'us-real-potential-gdp'],
    ['jobless rate', 'us-unemployment-rate'],
    ['unemployment statistics', 'us-unemployment-rate'],
    ['u-6', 'us-unemployment-rate-u6'],
    ['payrolls', 'us-nonfarm-payrolls'],
    ['nfp', 'us-nonfarm-payrolls'],
    ['jobs report', 'us-nonfarm-payrolls'],
    ['labor force participation', 'us-labor-force-participation-rate'],
    ['wage growth', 'us-average-hourly-earnings-production-workers'],
    ['average hourly earnings', 'us-average-hourly-earnings-production-workers'],
    ['eci', 'us-employment-cost-index'],
    ['fed funds rate', 'us-federal-funds-rate'],
    ['policy rate', 'us-federal-funds-rate'],
    ['interest rates', 'us-federal-funds-rate'],
    ['10-year yield', 'us-treasury-yield-10-year'],
    ['10y treasury', 'us-treasury-yield-10-year'],
    ['ten year treasury yield', 'us-treasury-yield-10-year-daily'],
    ['prime rate', 'us-bank-prime-loan-rate'],
    ['tips', 'us-treasury-real-yield-10-year'],
    ['t-bill 3 month', 'us-treasury-bill-rate-3-month'],
    ['euro dollar', 'eur-usd-monthly'],
    ['EUR/USD', 'eur-usd-monthly'],
    ['usdjpy', 'usd-jpy-monthly'],
    ['british pound', 'gbp-usd-monthly'],
    ['swiss franc', 'usd-chf-monthly'],
    ['oil price', 'us-wti-crude-oil-price'],
    ['brent', 'brent-crude-oil-price'],
    ['gasoline prices', 'us-gasoline-price-regular'],
    ['M2', 'us-m2-money-stock'],
    ['velocity of money', 'us-m2-velocity'],
    ['housing starts', 'us-housing-starts'],
    ['housing', 'us-housing-starts'],
    ['home ownership rate', 'us-homeownership-rate'],
    ['industrial output', 'us-industrial-production'],
    ['capacity utilization', 'us-manufacturing-capacity-utilization'],
    ['retail sales', 'us-retail-sales'],
    ['trade balance', 'us-trade-balance'],
    ['trade deficit', 'us-trade-balance'],
    ['current account', 'us-current-account-balance'],
    ['us exports to china', 'us-exports-to-china'],
    ['national debt', 'us-gross-federal-debt'],
    ['debt to gdp', 'us-federal-debt-held-by-public'],
    ['budget deficit', 'us-federal-budget-balance'],
    ['productivity', 'us-labor-productivity'],
    ['tfp', 'total-factor-productivity'],
    ['savings rate', 'us-personal-saving-rate'],
    ['disposable income', 'us-disposable-personal-income'],
    ['consumer spending', 'us-personal-consumption-expenditures'],
    ['corporate profits', 'us-corporate-profits-after-tax'],
    ['initial claims', 'us-initial-jobless-claims'],
    ['CPILFESL', 'us-core-cpi'],
    ['DFF', 'us-federal-funds-rate-daily'],
    ['DGS10', 'us-treasury-yield-10-year-daily'],
  ])('%s: %s', (q, slug) => expectAmongFirst(q, slug, 1));

  it.each([
    ['core inflation', 'us-core-cpi'],
    ['money supply', 'us-m2-money-stock'],
    ['us wages', 'us-average-hourly-earnings-production-workers'],
    ['wages', 'us-hourly-compensation'],
    ['debt', 'us-gross-federal-debt'],
    ['government debt', 'us-gross-federal-debt'],
    ['house prices', 'us-cpi-housing'],
    ['exports', 'us-exports-of-goods-and-services'],
    ['imports', 'us-imports-of-goods-and-services'],
    ['economic growth', 'real-gdp'],
    ['unit labour costs', 'us-unit-labor-costs'],
    ['exchange rate', 'eur-usd-monthly'],
    ['gdp deflator', 'us-gdp-deflator-annual'],
    ['government spending', 'us-government-current-expenditures'],
    ['gdp per capita', 'real-gdp-ppp-expenditure'],
    ['gdp per capita', 'population-total'],
  ])('%s: %s among the first three', (q, slug) => expectAmongFirst(q, slug, 3));
});

describe('a misspelt term returns its indicator first', () => {
  it.each([
    ['inflatoin', 'us-cpi-all-items'],
    ['infaltion rate', 'us-cpi-all-items'],
    ['unemploymnt rate', 'us-unemployment-rate'],
    ['intrest rates', 'us-federal-funds-rate'],
    ['goverment debt', 'us-federal-debt-held-by-public'],
    ['industral production', 'us-industrial-production'],
    ['consumr price index', 'us-cpi-all-items'],
    ['tresury bill', 'us-treasury-bill-rate-3-month'],
    ['exchnage rate', 'eur-usd-monthly'],
    ['germny gdp', 'real-gdp-national-prices'],
    ['10 yr tresury yeild', 'us-treasury-yield-10-year'],
    ['japn population', 'population-total'],
    ['untied states gdp', 'real-gdp'],
  ])('%s: %s', (q, slug) => expectAmongFirst(q, slug, 1));
});

describe('a country in the text', () => {
  it.each([
    ['U.S. CPI', 'us-cpi-all-items', 'US'],
    ['american unemployment rate', 'us-unemployment-rate', 'US'],
    ['eurozone inflation', 'euro-area-hicp', 'EA'],
    ['EU gdp', 'real-gdp', 'EA'],
    ['European Union unemployment', 'euro-area-unemployment-rate', 'EA'],
    ['germany gdp', 'real-gdp-national-prices', 'DE'],
    ['deutschland gdp', 'real-gdp-national-prices', 'DE'],
    ['germany inflation', 'euro-area-hicp', 'EA'],
    ['italian interest rate', 'euro-area-long-term-interest-rate', 'EA'],
    ['U.K. GDP', 'real-gdp-national-prices', 'GB'],
    ['great britain productivity', 'total-factor-productivity', 'GB'],
    ['south korea population', 'population-total', 'KR'],
    ['turkey exchange rate', 'exchange-rate-annual', 'TR'],
    ['japan exchange rate', 'usd-jpy-monthly', 'US'],
    ['canadian dollar', 'usd-cad-monthly', 'US'],
    ['spain labour share', 'labour-share', 'ES'],
    ['netherlands employment', 'persons-engaged', 'NL'],
  ])('%s: %s of %s', async (q, slug, country) => {
    expect((await search(q)).indicators[0]).toMatchObject({ slug, country });
  });

  it('returns its series before those of its region, and none of other countries', async () => {
    for (const q of ['germany', 'germany gdp', 'germany investment', 'german productivity']) {
      const { indicators } = await search(q);
      const countries = indicators.filter(({ slug }) => !slug.includes('germany')).map(({ country }) => country);
      expect(new Set(countries)).toEqual(new Set(['DE', 'EA']));
      expect(countries).toEqual([...countries].sort());
    }
  });

  it('is never replaced by another, even if the library has no series of it', async () => {
    expect(await search('UK inflation')).toMatchObject({ query: { countries: ['GB'], matched: 'none' }, total: 0 });
    const { query, indicators } = await search('UK zzzzzz gdp');
    expect(query).toMatchObject({ countries: ['GB'], matched: 'some' });
    expect(new Set(indicators.map(({ country }) => country))).toEqual(new Set(['GB']));
  });
});

describe('what the first result does not cover', () => {
  it('is stated: a country that only an area covers, and words without a match', async () => {
    const { query, indicators } = await search('unemployment rate germany');
    expect(indicators[0]).toMatchObject({ slug: 'euro-area-unemployment-rate', country: 'EA' });
    expect(query).toMatchObject({ matched: 'some', unmatchedWords: [], unmatchedCountries: ['DE'] });
    expect((await search('us gdp xyzzyx')).query).toMatchObject({ matched: 'some', unmatchedWords: ['xyzzyx'] });
    expect((await search('us gdp')).query).toMatchObject({
      matched: 'all',
      unmatchedWords: [],
      unmatchedCountries: [],
    });
    expect((await search('xyzzyx')).query).toMatchObject({ matched: 'none', unmatchedWords: ['xyzzyx'] });
  });
});

describe('a frequency in the text', () => {
  it.each([
    ['real gdp quarterly', 'real-gdp', 'quarterly'],
    ['us cpi monthly', 'us-cpi-all-items', 'monthly'],
    ['monthly inflation', 'us-cpi-all-items', 'monthly'],
    ['us monthly unemployment rate', 'us-unemployment-rate', 'monthly'],
    ['annual us gdp', 'us-nominal-gdp-annual', 'annual'],
    ['daily euro dollar', 'eur-usd-daily', 'daily'],
    ['yearly population', 'population-total', 'annual'],
  ])('is reported for "%s", and %s is first', async (q, slug, frequency) => {
    const { query, indicators } = await search(q);
    expect(query).toMatchObject({ frequency, matched: 'all' });
    expect(indicators[0]).toMatchObject({ slug, frequency });
  });

  it('excludes no results, and may be part of a name', async () => {
    expect((await search('us cpi monthly')).total).toBe((await search('us cpi')).total);
    expect((await search('average weekly hours')).indicators[0]?.slug).toMatch(/^us-average-weekly-hours/);
    expect((await search('weekly cpi')).query['matched']).toBe('some');
  });
});

describe('a topic that the library does not have', () => {
  it.each([
    ['stock index', 'stock indexes'],
    ['stock index', 'stock indices'],
    ['stock prices', 'stock price'],
    ['corporate bond spread', 'corporate bond spreads'],
    ['mortgage rate', 'mortgage rates'],
  ])('finds the same for %s and %s', async (one, other) => {
    const [found, same] = [await search(one), await search(other)];
    expect(found.query['notHeld']).toHaveLength(1);
    expect(same.query['notHeld']).toEqual(found.query['notHeld']);
    expect(same.indicators).toEqual(found.indicators);
  });

  it.each([
    ['UMCSENT', 'us-personal-consumption-expenditures'],
    ['MORTGAGE30US', 'us-treasury-yield-10-year'],
    ['SP500', 'us-corporate-profits-after-tax'],
    ['BAMLH0A0HYM2', 'us-commercial-paper-rate-3-month'],
    ['corporate bond spread', 'us-commercial-paper-rate-3-month'],
    ['T10Y2Y', 'us-treasury-yield-10-year-daily'],
    ['VIXCLS', 'us-treasury-yield-10-year-daily'],
    ['A191RL1Q225SBEA', 'real-gdp'],
    ['DGORDER', 'us-industrial-production-durable-manufacturing'],
    ['durable goods orders', 'us-industrial-production-durable-manufacturing'],
    ['USREC', 'real-gdp'],
    ['WM2NS', 'us-m2-money-stock-not-seasonally-adjusted'],
    ['GOLDAMGBD228NLBM', 'us-treasury-real-yield-10-year'],
    ['T10YIE', 'us-treasury-yield-10-year'],
    ['NAPM', 'us-industrial-production'],
    ['manufacturing pmi', 'us-industrial-production'],
    ['NFCI', 'real-gdp'],
    ['building permits', 'us-housing-starts'],
    ['new home sales', 'us-housing-starts'],
    ['TOTALSA', 'us-durable-goods-consumption'],
    ['trimmed mean inflation', 'us-core-cpi'],
    ['IORB', 'us-federal-funds-rate-daily'],
    ['DCOILBRENTEU', 'brent-crude-oil-price'],
  ])('names the nearest indicator first: %s', async (q, slug) => {
    const { query, indicators } = await search(q);
    expect([query['notHeld'], indicators[0]?.slug]).toEqual([[expect.anything()], slug]);
  });

  it.each(['PMI', 'ISM manufacturing', 'bitcoin price', 'mortgage rates', 'S&P 500', 'germany industrial production'])(
    'names the nearest indicators: %s',
    async (q) => {
      const { query, indicators } = await search(q);
      expect(query).toMatchObject({ corrections: [], matched: 'none' });
      const [notHeld] = query['notHeld'] as { name: string; reason: string; nearest: string[] }[];
      expect(notHeld).toMatchObject({ name: expect.any(String), reason: expect.any(String) });
      expect(notHeld?.nearest).toEqual(expect.arrayContaining(indicators.map(({ slug }) => slug)));
      expect(indicators).not.toEqual([]);
    },
  );

  it('names only indicators that pass the filters', async () => {
    const { body } = await api().get('/v1/indicators/search?q=bitcoin&country=EA').expect(200);
    expect(body).toMatchObject({ total: 0, query: { matched: 'none', notHeld: [{ name: expect.any(String) }] } });
    expect((await search('uk stock prices')).query).toMatchObject({ unmatchedCountries: ['GB'], notHeld: [{}] });
  });

  it('is not claimed of data with the same word', async () => {
    expect((await search('gold reserves')).query['notHeld']).toEqual([]);
    expect((await search('us industrial production')).query).toMatchObject({ matched: 'all', notHeld: [] });
  });

  it.each(['gini', 'gini index', 'us poverty rate', 'japan inflation'])('matches nothing: %s', async (q) => {
    const { query, total } = await search(q);
    expect(query).toMatchObject({ corrections: [], matched: 'none' });
    expect(total).toBe(0);
  });

  it('matches only some words if a description mentions it', async () => {
    for (const q of ['gold reserves', 'youth unemployment']) {
      expect((await search(q)).query['matched']).toBe('some');
    }
  });
});
