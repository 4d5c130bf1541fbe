import type { Response } from 'supertest';
import { expectErrorFields } from '../support/expectErrorResponse.js';
import { addParameter, useApi } from '../support/useApi.js';

const api = useApi();

/** Every paginated list: a request with several pages, the page size, and a parameter that changes the list. */
const lists = [
  {
    list: 'observations',
    path: '/v1/indicators/observations?id=real-gdp,us-unemployment-rate,us-cpi-all-items&start=2015-01-01',
    limit: 57,
    other: 'units=pch',
  },
  {
    list: 'observations',
    path: '/v1/indicators/observations?id=us-labor-productivity&allVintages=true&order=desc&end=2015-12-31',
    limit: 300,
    other: 'start=1990-01-01',
  },
  { list: 'indicators', path: '/v1/indicators/search?q=unemployment', limit: 7, other: 'category=labour-market' },
  { list: 'indicators', path: '/v1/indicators/search?provider=awm', limit: 9, other: 'frequency=monthly' },
  { list: 'series', path: '/v1/indicators/series?id=population-total,real-gdp', limit: 50, other: 'country=US' },
  {
    list: 'vintages',
    path: '/v1/indicators/vintages?id=us-pce-price-index,us-core-pce-price-index',
    limit: 3,
    other: 'end=2026-01-01',
  },
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

/** Maximum page size of the list. */
function withMaxLimit(path: string): string {
  return addParameter(path, `limit=${path.includes('/search') ? 100 : 1000}`);
}

describe.each(lists)('the pages of $list of $path', ({ list, path, limit, other }) => {
  const limited = addParameter(path, `limit=${limit}`);

  it('contain the same rows as one page', async () => {
    const { body } = await api().get(withMaxLimit(path));
    expect(body.nextCursor).toBeNull();
    const pages = (await fetchAllPages(limited)).map(getBody);
    expect(pages.length).toBe(Math.ceil(body.count / limit));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap((page) => page[list])).toEqual(body[list]);
    expect(pages.map(({ count }) => count)).toEqual(pages.map((page) => page[list].length));
  });

  it('may change their size', async () => {
    const { body } = await api().get(limited);
    const rest = await api().get(addParameter(withMaxLimit(path), `cursor=${body.nextCursor}`));
    const whole = await api().get(withMaxLimit(path));
    expect([...body[list], ...rest.body[list]]).toEqual(whole.body[list]);
  });

  it('reject a cursor with other parameters', async () => {
    const { body } = await api().get(limited);
    const response = await api().get(addParameter(addParameter(limited, other), `cursor=${body.nextCursor}`));
    expectErrorFields(response, 400, 'invalid_request', 'cursor');
  });

  it('reject an invalid cursor', async () => {
    for (const cursor of ['garbage', '-', 'a'.repeat(501), 'no%20cursor']) {
      const response = await api().get(addParameter(limited, `cursor=${cursor}`));
      expectErrorFields(response, 400, 'invalid_request', 'cursor');
    }
  });
});

it('a CSV page has the next cursor in a header, except the last one', async () => {
  const path = '/v1/indicators/observations?id=real-gdp&format=csv';
  const first = await api().get(`${path}&limit=200`);
  const last = await api().get(`${path}&limit=200&cursor=${first.headers['x-next-cursor']}`);
  const whole = await api().get(path);
  expect(first.text + last.text.slice(last.text.indexOf('\n') + 1)).toBe(whole.text);
  expect([last.headers['x-next-cursor'], whole.headers['x-next-cursor']]).toEqual([undefined, undefined]);
});

it('a CSV page continues where a JSON page ended', async () => {
  const path = '/v1/indicators/observations?id=real-gdp&start=2026-01-01&limit=1';
  const { body } = await api().get(path);
  const next = await api().get(`${path}&cursor=${body.nextCursor}`).set('Accept', 'text/csv');
  expect(next.text).toBe('date,value,revised\r\n2026-04-01,24408,false\r\n');
});

it('accepts a cursor for 50 ids', async () => {
  const found = await api().get('/v1/indicators/search?limit=100');
  const slugs = found.body.indicators.map(({ slug }: { slug: string }) => slug);
  const ids = slugs.sort((a: string, b: string) => b.length - a.length).slice(0, 50);
  for (const path of ['series', 'vintages'].map((name) => `/v1/indicators/${name}?id=${ids}&limit=1`)) {
    const first = await api().get(path);
    const second = await api().get(`${path}&cursor=${first.body.nextCursor}`);
    expect([second.status, second.body.count]).toEqual([200, 1]);
  }
});

it('accepts a cursor for a search in any script', async () => {
  const path = `/v1/indicators/search?q=${encodeURIComponent(`gdp ${'国内総生産'.repeat(30)}`)}&limit=1`;
  const first = await api().get(path);
  expect((await api().get(`${path}&cursor=${first.body.nextCursor}`)).status).toBe(200);
});
