import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { useApi } from '../support/useApi.js';

const api = useApi();
const path = '/v1/indicators/observations';

interface Row {
  date: string;
  value: number | null;
  realtime_start: string;
}

async function read(query: string): Promise<Row[]> {
  const { status, body } = await api().get(`${path}?${query}`);
  expect(status).toBe(200);
  return body.observations;
}

async function readValue(query: string): Promise<number | null> {
  const rows = await read(query);
  expect(rows).toHaveLength(1);
  return rows[0]?.value ?? null;
}

describe('the change in payrolls', () => {
  it.each([
    ['2020-03-01', '2020-04-15', -701],
    ['2020-03-01', '2020-05-15', -870],
    ['2020-03-01', '2020-06-15', -1_373],
    ['2020-03-01', '2021-02-15', -1_683],
    ['2020-03-01', '2024-03-15', -1_411],
    ['2020-04-01', '2020-05-15', -20_500],
  ])('of %s is, as of %s, what was published', async (month, vintage, change) => {
    const query = `id=us-nonfarm-payrolls&units=chg&start=${month}&end=${month}&vintage=${vintage}`;
    expect(await readValue(query)).toBe(change);
  });

  it('has its first print as the first release', async () => {
    const rows = await read('id=us-nonfarm-payrolls&firstRelease=true&start=2020-03-01&end=2020-04-01');
    expect(rows).toMatchObject([
      { value: 151_786, realtime_start: '2020-04-15' },
      { value: 131_072, realtime_start: '2020-05-15' },
    ]);
  });
});

it.each([
  ['2009-02-15', -3.8],
  ['2009-03-15', -6.2],
  ['2009-04-15', -6.3],
  ['2011-08-15', -8.9],
  ['2018-08-15', -8.4],
  ['2021-08-15', -8.5],
])('the growth of real GDP in 2008Q4 is, as of %s, what was published', async (vintage, growth) => {
  const rate = await readValue(`id=real-gdp&units=pca&start=2008-10-01&end=2008-10-01&vintage=${vintage}`);
  expect(Number(rate?.toFixed(1))).toBe(growth);
});

describe('a vintage', () => {
  it('before December 1991 names gross national product, and the change to gross domestic product revises nothing', async () => {
    const { body } = await api().get('/v1/indicators/vintages?id=real-gdp&start=1991-11-15&end=1991-12-15');
    expect(body.vintages[0].unit).toBe('Billions of 1982 dollars (definition: gross national product)');
    expect(body.vintages[1]).toMatchObject({ unit: 'Billions of 1987 dollars', revised: { count: 0 } });
  });

  it('names gross national product also in the unit of its growth', async () => {
    const readUnit = async (vintage: string) => {
      const { body } = await api().get(`${path}?id=real-gdp&units=pch&limit=1&vintage=${vintage}`).expect(200);
      return body.series[0].unit;
    };
    expect(await readUnit('1991-11-15')).toBe('Percent change (definition: gross national product)');
    expect(await readUnit('1991-12-15')).toBe('Percent change');
  });

  it('that lacks early quarters has no value for them, and a later one has them again', async () => {
    const readFirstQuarter = (day: string) => readValue(`id=real-gdp&start=1947-01-01&end=1947-01-01&vintage=${day}`);
    expect(await readFirstQuarter('1996-02-15')).toBeNull();
    expect(await readFirstQuarter('1997-05-15')).toBeGreaterThan(0);
  });

  it('with more decimals than the one before revises only what rounding does not explain', async () => {
    const { body } = await api().get(
      '/v1/indicators/vintages?id=us-industrial-production&start=2025-03-10&end=2025-03-10',
    );
    const [{ revised, observationCount }] = body.vintages;
    expect(revised.count).toBeLessThan(150);
    expect(observationCount).toBeGreaterThan(1_200);
    const [then] = await read('id=us-industrial-production&start=1995-01-01&end=1995-01-01&vintage=2024-03-31');
    const [now] = await read('id=us-industrial-production&start=1995-01-01&end=1995-01-01&vintage=2025-03-10');
    expect(Math.abs((now?.value ?? 0) - (then?.value ?? 1))).toBeLessThan(0.05);
  });

  it('of the series by quarter ends in 2024, with the unit and the licence of the data set', async () => {
    const { body } = await api().get('/api/indicators/us-gdp-price-index?vintage=1990-01-01');
    expect(body.metadata).toMatchObject({
      unit: 'Index 1982=100 (definition: implicit deflator of gross national product)',
      source: { provider: 'rtdsm', providerSeriesId: 'P', licence: { id: 'philadelphia-fed-rtdsm' } },
    });
    expect(body.vintage).toMatchObject({ resolved: '1989-11-15', capability: 'snapshot' });
  });
});

/*
 * The snapshots of 2021 and 2022 are not part of the library for series that have the vintages of the Real-Time Data Set. An extract
 * with them checks those vintages where it exists.
 */
const extract = '/work/shared/data/us_vintages_core.csv.gz';
const itWithExtract = existsSync(extract) ? it : it.skip;

const joined: [slug: string, fredId: string, decimals: number][] = [
  ['real-gdp', 'GDPC1', 1],
  ['us-nonfarm-payrolls', 'PAYEMS', 0],
  ['us-industrial-production', 'INDPRO', 1],
  ['us-housing-starts', 'HOUST', 0],
  ['us-unemployment-rate', 'UNRATE', 1],
  ['us-core-cpi', 'CPILFESL', 3],
  ['us-civilian-labor-force', 'CLF16OV', 0],
  ['us-labor-force-participation-rate', 'CIVPART', 1],
  ['us-civilian-noninstitutional-population', 'CNP16OV', 0],
  ['real-consumption', 'PCECC96', 1],
];

function readSnapshot(fredId: string, day: string): Map<string, number> {
  const values = new Map<string, number>();
  for (const line of gunzipSync(readFileSync(extract)).toString('utf8').split('\n')) {
    const [series, date = '', vintage = '', value = ''] = line.split(',');
    if (series === fredId && vintage <= day && value !== '') values.set(date, Number(value));
  }
  return values;
}

describe.each(['2021-01-18', '2022-10-31'])('the snapshot of %s', (day) => {
  itWithExtract.each(joined)(
    'of %s has nearly all values of the vintage in force or the next',
    async (slug, fredId, decimals) => {
      const snapshot = readSnapshot(fredId, day);
      const { body } = await api().get(`/v1/indicators/vintages?id=${slug}&start=${day}&limit=1`);
      const shares: number[] = [];
      for (const vintage of [day, body.vintages[0].date]) {
        const rows = await read(`id=${slug}&vintage=${vintage}&limit=2000`);
        const compared = rows.filter(({ date, value }) => value !== null && snapshot.has(date));
        const equal = compared.filter(({ date, value }) => {
          return Math.abs((snapshot.get(date) ?? 0) - (value ?? 0)) <= 0.5 * 10 ** -decimals * (1 + 1e-9);
        });
        shares.push(equal.length / compared.length);
      }
      expect(Math.max(...shares)).toBeGreaterThan(0.99);
    },
  );
});
