import { useApi } from '../support/useApi.js';

const api = useApi({}, { library: 'world' });

async function search(q: string) {
  const { body } = await api()
    .get(`/v1/indicators/search?limit=1&q=${encodeURIComponent(q)}`)
    .expect(200);
  const { slug, country } = body.indicators[0];
  return { query: body.query, first: `${slug} ${country}` };
}

describe('the queries that users of economic data type most', () => {
  it.each([
    ['cpi', 'us-cpi-all-items US'],
    ['us inflation', 'us-cpi-all-items US'],
    ['core pce', 'us-core-pce-price-index US'],
    ['unemployment germany', 'unemployment-rate DE'],
    ['uk inflation', 'consumer-prices GB'],
    ['gdp china', 'real-gdp CN'],
    ['fed funds', 'us-federal-funds-rate US'],
    ['10y yield', 'us-treasury-yield-10-year US'],
    ['eurusd', 'eur-usd-monthly US'],
    ['oil price', 'us-wti-crude-oil-price US'],
    ['house prices', 'residential-property-prices US'],
    ['nonfarm payrolls', 'us-nonfarm-payrolls US'],
    ['initial claims', 'us-initial-jobless-claims US'],
    ['m2', 'us-m2-money-stock US'],
    ['japan cpi', 'consumer-prices JP'],
    ['brazil interest rate', 'policy-rate BR'],
    ['india gdp growth', 'real-gdp IN'],
    ['retail sales', 'us-retail-sales US'],
    ['wages', 'us-average-hourly-earnings-production-workers US'],
    ['productivity', 'us-labor-productivity US'],
    ['debt to gdp', 'us-federal-debt-held-by-public US'],
    ['trade balance', 'us-trade-balance US'],
    ['unemployement rate', 'us-unemployment-rate US'],
    ['infaltion', 'us-cpi-all-items US'],
    ['germany gdp', 'real-gdp DE'],
    ['yield curve', 'us-treasury-yield-10-year US'],
    ['policy interest rate', 'us-federal-funds-rate US'],
    ['ecb rate', 'policy-rate EA'],
    ['natural gas price', 'henry-hub-natural-gas-daily US'],
    ['dollar index', 'us-dollar-index-broad-daily US'],
    ['DGS10', 'us-treasury-yield-10-year-daily US'],
    ['CPIAUCSL', 'us-cpi-all-items US'],
    ['jolts', 'us-job-openings US'],
    ['housing starts', 'us-housing-starts US'],
    ['ppi', 'us-ppi-all-commodities US'],
    ['core inflation', 'us-core-cpi US'],
    ['jobs report', 'us-nonfarm-payrolls US'],
    ['savings rate', 'us-personal-saving-rate US'],
    ['labor force participation', 'us-labor-force-participation-rate US'],
    ['gdp deflator euro area', 'euro-area-gdp-deflator EA'],
    ['usdjpy', 'usd-jpy-monthly US'],
    ['us gdp growth', 'real-gdp US'],
    ['gdp', 'real-gdp US'],
  ])('%s finds %s first', async (q, expected) => {
    const { query, first } = await search(q);
    expect([query.matched, query.notHeld, first]).toEqual(['all', [], expected]);
  });

  it.each([
    ['pmi', 'us-industrial-production US'],
    ['consumer confidence', 'us-personal-consumption-expenditures US'],
    ['industrial production euro area', 'euro-area-capacity-utilisation EA'],
    ['sp500', 'us-corporate-profits-after-tax US'],
    ['vix', 'us-treasury-yield-10-year-daily US'],
    ['bitcoin', 'eur-usd-daily US'],
    ['mortgage rate', 'us-treasury-yield-10-year US'],
    ['gold', 'us-treasury-real-yield-10-year US'],
    ['inflation expectations', 'us-treasury-yield-10-year US'],
  ])('%s is not held, and the nearest is %s', async (q, nearest) => {
    const { query, first } = await search(q);
    expect(query).toMatchObject({
      matched: 'none',
      notHeld: [{ name: expect.any(String), reason: expect.any(String) }],
    });
    expect(first).toBe(nearest);
  });
});
