import { countObservationRows, countRowsFrom } from '../support/countRows.js';
import { useApi } from '../support/useApi.js';

/** Without memory, so that the statements show what a request reads. */
const api = useApi({ SERIES_CACHE_MB: 0 });
const path = '/v1/indicators/observations';

/** Counts the observations that leave the store for a request, by statement. */
async function count(url: string): Promise<number[]> {
  return countObservationRows(api().db, () => api().get(url).expect(200));
}

function total(counts: number[]): number {
  return counts.reduce((sum, rows) => sum + rows, 0);
}

/** Fifty series of the library; with a frequency, of this frequency. */
async function findIds(frequency?: string): Promise<string> {
  const filter = frequency === undefined ? '' : `&frequency=${frequency}`;
  const { body } = await api().get(`/v1/indicators/search?limit=50${filter}`).expect(200);
  return body.indicators.map(({ slug }: { slug: string }) => slug).join(',');
}

/** Rows of a year of days and of the week before, in which the year-ago value can lie. */
const yearOfDays = 373;

describe('a page of one observation of 50 series', () => {
  it.each([
    ['as published', '', 2],
    ['newest first', '&order=desc', 2],
    ['from a start long past', '&start=1900-01-01', 2],
    ['as CSV', '&format=csv', 2],
    ['as of a day', '&vintage=2026-11-01', 3],
    ['first released', '&firstRelease=true', 3],
    ['with all vintages', '&allVintages=true', 2],
    ['as a change', '&units=pch&order=desc', 2 + 31],
    ['as a change from a year ago', '&units=pc1&order=desc', 2 + yearOfDays],
    ['as annual averages', '&frequency=annual&order=desc', 2 * 366 + 2],
    ['as a change of annual averages', '&frequency=annual&units=pc1&order=desc', 3 * 366 + 2],
  ])('reads only its rows and their bases: %s', async (_, parameters, maxRows) => {
    const needsHigher = parameters.includes('frequency');
    const ids = await findIds(needsHigher ? 'monthly' : undefined);
    const counts = await count(`${path}?id=${ids}&limit=1${parameters}`);
    expect(total(counts)).toBeGreaterThan(0);
    expect(total(counts)).toBeLessThanOrEqual(maxRows);
  });
});

it.each(['', '&order=desc', '&units=pc1', '&allVintages=true', '&firstRelease=true'])(
  'a later page reads no more rows than its own and their bases: %s',
  async (parameters) => {
    const url = `${path}?id=usd-jpy-daily,us-unemployment-rate&limit=1000${parameters}`;
    for (let cursor = '', pages = 0; cursor !== null && pages < 20; pages++) {
      const next = `${url}${cursor === '' ? '' : `&cursor=${cursor}`}`;
      expect(total(await count(next))).toBeLessThanOrEqual(1001 + 2 * yearOfDays);
      cursor = (await api().get(next).expect(200)).body.nextCursor;
    }
  },
);

it.each([
  ['of two indicators', 'population-total,real-gdp', 1],
  ['of an indicator', 'population-total', 5],
])('a page of the series %s reads only its own: %s', async (_, ids, limit) => {
  const url = `/v1/indicators/series?id=${ids}&limit=${limit}`;
  const { body } = await api().get(`${url}`).expect(200);
  const counts = await countRowsFrom(api().db, 'series', () =>
    api().get(`${url}&cursor=${body.nextCursor}`).expect(200),
  );
  expect(Math.max(...counts)).toBe(limit + 1);
});

it.each([
  `${path}?id=usd-jpy-daily&limit=100000`,
  `${path}?id=usd-jpy-daily&limit=100000&format=csv&units=pc1`,
  '/api/indicators/usd-jpy-daily/download',
  '/api/indicators/usd-jpy-daily/download?units=pc1',
  '/api/indicators/usd-jpy-daily/download?frequency=weekly',
])('no statement of a long read returns more than 5,000 observations: %s', async (url) => {
  const counts = await count(url);
  expect(total(counts)).toBeGreaterThan(4000);
  expect(Math.max(...counts)).toBeLessThanOrEqual(5000);
});
