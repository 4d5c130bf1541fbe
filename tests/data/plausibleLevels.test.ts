import { unpackVintages } from '../../scripts/convert/readObservationFile.js';
import { readBundledLibrary } from './bundledLibrary.js';

const { indicators, observations, countries } = readBundledLibrary([
  'gem-exchange-rates.ndjson.gz',
  'gem-gdp.ndjson.gz',
  'gem-trade.ndjson.gz',
  'pwt.ndjson.gz',
  'wdi-economy.ndjson.gz',
  'wdi-finance.ndjson.gz',
]);
const lines = new Map(observations.map((line) => [line.series, line]));
const code3 = new Map(countries.map((country) => [country.code, country.code3]));

/** Numbers by year. */
type Annual = ReadonlyMap<number, number>;

const summaries = {
  sum: (values: number[]) => values.reduce((total, value) => total + value, 0),
  mean: (values: number[]) => values.reduce((total, value) => total + value, 0) / values.length,
  last: (values: number[]) => values.at(-1) ?? Number.NaN,
};
const periodsOfYear = { monthly: 12, quarterly: 4, annual: 1 };

/** Returns the complete years of the newest vintage of a series. */
function readYears(
  series: string,
  frequency: keyof typeof periodsOfYear,
  summary: keyof typeof summaries = 'last',
): Annual {
  const years = new Map<number, number[]>();
  const line = lines.get(series);
  const newest = line === undefined ? undefined : unpackVintages(line.vintages, frequency).at(-1);
  for (const { date, value } of newest?.observations ?? []) {
    const year = Number(date.slice(0, 4));
    if (value !== null) years.set(year, [...(years.get(year) ?? []), value]);
  }
  const complete = [...years].filter(([, values]) => values.length === periodsOfYear[frequency]);
  return new Map(complete.map(([year, values]) => [year, summaries[summary](values)]));
}

/** Combines the years that all have. */
function combine(first: Annual, second: Annual, calculate: (a: number, b: number) => number): Annual {
  return new Map(
    [...first].flatMap(([year, a]) => {
      const b = second.get(year);
      return b === undefined ? [] : [[year, calculate(a, b)] as const];
    }),
  );
}

const readWdi = (id: string, country: string) => readYears(`worldbank/${id}/${code3.get(country)}`, 'annual');
const readGdp = (country: string) => readWdi('NY.GDP.MKTP.CD', country);
const readOfficialRate = (country: string) => readWdi('PA.NUS.FCRF', country);

/** Trade in goods and services. Where it is missing, half of the trade in goods. Millions of dollars. */
function readTrade(country: string, shareId: string): Annual {
  const share = readWdi(shareId, country);
  const half = combine(readWdi('TG.VAL.TOTL.GD.ZS', country), readGdp(country), (a, b) => (a * b) / 200e6);
  return new Map([...half, ...combine(share, readGdp(country), (a, b) => (a * b) / 100e6)]);
}

/** Divides by the values of reference in the newest common year: the countries outside the limits, with year and ratio. */
function listDeviations(
  slug: string,
  [min, max]: [number, number],
  read: (series: string) => Annual,
  readReference: (country: string) => Annual,
) {
  const series = indicators.find((indicator) => indicator.slug === slug)?.series ?? [];
  const compared = series.flatMap(({ country, provider, providerSeriesId }) => {
    if (provider !== 'gem' && provider !== 'pwt') return [];
    const ratios = combine(read(`${provider}/${providerSeriesId}`), readReference(country), (a, b) => a / b);
    const year = Math.max(...ratios.keys());
    return ratios.size === 0 ? [] : [{ country, year, ratio: ratios.get(year) ?? Number.NaN }];
  });
  expect(compared.length).toBeGreaterThan(80);
  return compared
    .filter(({ ratio }) => !(ratio >= min && ratio <= max))
    .map(({ country, year, ratio }) => `${country} ${year} ${ratio.toPrecision(3)}`);
}

const officialRates: [number, number] = [1 / 1.2, 1.2];

describe('bundled levels agree with the World Development Indicators', () => {
  it('in monthly exchange rates within 20 percent', () => {
    const read = (series: string) => readYears(series, 'monthly', 'mean');
    expect(listDeviations('exchange-rate-us-dollar-monthly', officialRates, read, readOfficialRate)).toEqual([]);
  });

  it('in annual exchange rates of 2019 within 20 percent, except where a country had several rates', () => {
    const in2019 = (series: string) => new Map([...readYears(series, 'annual')].filter(([year]) => year === 2019));
    const deviations = listDeviations('exchange-rate-annual', officialRates, in2019, readOfficialRate);
    expect(deviations.map((text) => text.slice(0, 2)).sort()).toEqual(['SD', 'YE']);
  });

  // Imports and exports of the reference include services, which are most of the exports of some small countries.
  it.each([
    ['merchandise-exports', 'NE.EXP.GNFS.ZS', 0.05],
    ['merchandise-imports', 'NE.IMP.GNFS.ZS', 0.15],
  ])('in %s within the range that services explain', (slug, shareId, min) => {
    const read = (series: string) => readYears(series, 'monthly', 'sum');
    expect(listDeviations(slug, [min, 2.5], read, (country) => readTrade(country, shareId))).toEqual([]);
  });

  // The reference includes gold: most of the reserves of Tajikistan, and three quarters of those of Portugal.
  it('in reserves within the range that gold explains', () => {
    const read = (series: string) => readYears(series, 'monthly', 'last');
    const readReserves = (country: string) =>
      new Map([...readWdi('FI.RES.TOTL.CD', country)].map(([year, value]) => [year, value / 1e6]));
    const deviations = listDeviations('total-reserves-monthly', [0.25, 2.5], read, readReserves);
    expect(deviations).toEqual([expect.stringMatching(/^TJ 2016 0\.20/)]);
  });

  it('in nominal GDP within 20 percent', () => {
    const read = (series: string) => readYears(series, 'quarterly', 'sum');
    const readLocal = (country: string) =>
      combine(readGdp(country), readOfficialRate(country), (gdp, rate) => (gdp * rate) / 1e6);
    expect(listDeviations('nominal-gdp', officialRates, read, readLocal)).toEqual([]);
  });

  it('in growth of real GDP within 4 points', () => {
    const read = (series: string) => {
      const levels = readYears(series, 'quarterly', 'sum');
      const before = new Map([...levels].map(([year, level]) => [year + 1, level]));
      return combine(levels, before, (level, previous) => level / previous);
    };
    const readGrowth = (country: string) =>
      new Map([...readWdi('NY.GDP.MKTP.KD.ZG', country)].map(([year, growth]) => [year, 1 + growth / 100]));
    expect(listDeviations('real-gdp', [0.96, 1.04], read, readGrowth)).toEqual([]);
  });
});
