import type { Response } from 'supertest';
import { addParameter, expectErrorFields, useApi } from '../support/useApi.js';

const api = useApi();

/** Every list in pages: a question of some pages, how many rows a page, and a parameter that makes it another list. */
const lists = [
  {
    list: 'observations',
    path: '/v1/indicators/observations?id=real-gdp,us-unemployment-rate,us-cpi-all-items&start=2015-01-01',
    limit: 57,
    other: 'units=pch',
  },
  {
    list: 'observations',
    path: '/v1/indicators/observations?id=real-gdp&allVintages=true&order=desc',
    limit: 300,
    other: 'start=1990-01-01',
  },
  { list: 'indicators', path: '/v1/indicators/search?q=inflation', limit: 7, other: 'category=prices' },
  { list: 'indicators', path: '/v1/indicators/search?provider=awm', limit: 9, other: 'frequency=monthly' },
  { list: 'series', path: '/v1/indicators/series?id=population-total,real-gdp', limit: 50, other: 'country=US' },
  { list: 'vintages', path: '/v1/indicators/vintages?id=real-gdp,us-core-cpi', limit: 3, other: 'end=2026-01-01' },
  { list: 'releases', path: '/v1/indicators/releases?from=2026-10-01', limit: 10, other: 'to=2026-12-31' },
];

/** Follows `nextCursor` to the last page. */
async function fetchAllPages(path: string): Promise<Response[]> {
  const pages: Response[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Response = await api().get(cursor === '' ? path : addParameter(path, `cursor=${cursor}`));
    expect(page.status).toBe(200);
    pages.push(page);
    cursor = page.body.nextCursor;
  }
  return pages;
}

function getBody({ body }: Response) {
  return body;
}

/** The most rows that the list answers at once. */
function withMaxLimit(path: string): string {
  return addParameter(path, `limit=${path.includes('/search') ? 100 : 1000}`);
}

describe.each(lists)('the $list of $path in pages', ({ list, path, limit, other }) => {
  const limited = addParameter(path, `limit=${limit}`);

  it('are the same rows as on one page', async () => {
    const { body } = await api().get(withMaxLimit(path));
    expect(body.nextCursor).toBeNull();
    const pages = (await fetchAllPages(limited)).map(getBody);
    expect(pages.length).toBe(Math.ceil(body.count / limit));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap((page) => page[list])).toEqual(body[list]);
    expect(pages.map(({ count }) => count)).toEqual(pages.map((page) => page[list].length));
  });

  it('may change their length on the way', async () => {
    const { body } = await api().get(limited);
    const rest = await api().get(addParameter(withMaxLimit(path), `cursor=${body.nextCursor}`));
    const whole = await api().get(withMaxLimit(path));
    expect([...body[list], ...rest.body[list]]).toEqual(whole.body[list]);
  });

  it('refuse a cursor with other parameters than those it was made for', async () => {
    const { body } = await api().get(limited);
    const response = await api().get(addParameter(addParameter(limited, other), `cursor=${body.nextCursor}`));
    expectErrorFields(response, 400, 'invalid_request', 'cursor');
  });

  it('refuse a cursor that is none', async () => {
    for (const cursor of ['garbage', '-', 'a'.repeat(501), 'no%20cursor']) {
      const response = await api().get(addParameter(limited, `cursor=${cursor}`));
      expectErrorFields(response, 400, 'invalid_request', 'cursor');
    }
  });
});

it('a page of CSV says in a header where the next begins, and the last one nothing', async () => {
  const path = '/v1/indicators/observations?id=real-gdp&format=csv';
  const first = await api().get(`${path}&limit=200`);
  const last = await api().get(`${path}&limit=200&cursor=${first.headers['x-next-cursor']}`);
  const whole = await api().get(path);
  expect(first.text + last.text.slice(last.text.indexOf('\n') + 1)).toBe(whole.text);
  expect([last.headers['x-next-cursor'], whole.headers['x-next-cursor']]).toEqual([undefined, undefined]);
});

it('a page of CSV goes on where a page of JSON ended', async () => {
  const path = '/v1/indicators/observations?id=real-gdp&start=2026-01-01&limit=1';
  const { body } = await api().get(path);
  const next = await api().get(`${path}&cursor=${body.nextCursor}`).set('Accept', 'text/csv');
  expect(next.text).toBe('date,value,revised\r\n2026-04-01,24408,false\r\n');
});

it('a cursor of 50 ids is taken', async () => {
  const found = await api().get('/v1/indicators/search?limit=100');
  const slugs = found.body.indicators.map(({ slug }: { slug: string }) => slug);
  const ids = slugs.sort((a: string, b: string) => b.length - a.length).slice(0, 50);
  for (const path of ['series', 'vintages'].map((name) => `/v1/indicators/${name}?id=${ids}&limit=1`)) {
    const first = await api().get(path);
    const second = await api().get(`${path}&cursor=${first.body.nextCursor}`);
    expect([second.status, second.body.count]).toEqual([200, 1]);
  }
});

it('a cursor of a search in any script is taken', async () => {
  const path = `/v1/indicators/search?q=${encodeURIComponent(`gdp ${'国内総生産'.repeat(30)}`)}&limit=1`;
  const first = await api().get(path);
  expect((await api().get(`${path}&cursor=${first.body.nextCursor}`)).status).toBe(200);
});
