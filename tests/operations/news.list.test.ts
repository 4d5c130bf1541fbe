import { addNews, type News } from '../../server/store/news.js';
import { type Api, startApi } from '../support/api.js';

const base = { agency: 'U.S. Bureau of Labor Statistics', summary: null, url: null, dateGiven: true };
const createItem = (key: string, publishedAt: string, overrides: Partial<News> = {}): News => ({
  ...base,
  key,
  title: key,
  publishedAt,
  ...overrides,
});

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await addNews(api.db, 'bls-cpi', [
    {
      item: createItem('october', '2026-11-13T13:30:00.000Z', {
        title: 'Consumer prices rose 0.3%',
        summary: 'Shelter led.',
      }),
      releaseIds: ['us-consumer-price-index'],
    },
    {
      item: createItem('september', '2026-10-14T12:30:00.000Z', { title: 'Consumer prices unchanged' }),
      releaseIds: ['us-consumer-price-index'],
    },
  ]);
  await addNews(api.db, 'ecb-press', [
    {
      item: createItem('rates', '2025-12-01T13:15:00.000Z', { agency: 'European Central Bank' }),
      releaseIds: [],
    },
  ]);
  const many = Array.from({ length: 5 }, (_, index) => ({
    item: createItem(`same-${index}`, '2026-11-01T00:00:00.000Z'),
    releaseIds: [],
  }));
  await addNews(api.db, 'bea', [
    ...many,
    { item: createItem('late', '2026-11-01T23:59:59.999Z', { title: '50_percent' }), releaseIds: ['us-gdp'] },
  ]);
});
afterAll(() => api.stop());

async function read(query: string) {
  return (await api.get(`/api/news${query}`).expect(200)).body;
}

const listIds = ({ news }: { news: { id: string }[] }) => news.map(({ id }) => id);

describe('news.list', () => {
  it.each([
    ['?source=bls-cpi', ['october', 'september']],
    ['?q=PRICES+shelter', ['october']],
    ['?q=%25', ['october']],
    ['?q=50_percent', ['late']],
    ['?q=0_3', []],
    ['?indicator=us-core-cpi', ['october', 'september']],
    ['?indicator=real-gdp&from=2026-11-01&to=2026-11-01', ['late']],
    ['?from=2026-11-02', ['october']],
    ['?to=2026-10-31&from=2026-01-01', ['september']],
    ['?source=census', []],
    ['?agency=European+Central+Bank', ['rates']],
    ['?agency=U.S.+Bureau+of+Labor+Statistics&from=2026-11-02', ['october']],
    ['?country=EA', ['rates']],
    ['?country=usa&from=2026-11-01&q=prices', ['october']],
    ['?country=EA,us&q=prices', ['october', 'september']],
    ['?country=G7,%20ea&to=2026-10-31', ['september', 'rates']],
    ['?country=BRICS', []],
    ['?country=all&to=2026-10-31', ['september', 'rates']],
  ])('returns %s', async (query, expected) => {
    const body = await read(query);
    expect(listIds(body)).toEqual(expected);
    expect(body).toMatchObject({ count: expected.length, nextCursor: null });
  });

  it('returns the same items in pages as in a single response, also while news arrive', async () => {
    const whole = listIds(await read(''));
    expect(whole).toEqual(['october', 'late', 'same-4', 'same-3', 'same-2', 'same-1', 'same-0', 'september', 'rates']);
    const first = await read('?limit=3');
    await addNews(api.db, 'bea', [{ item: createItem('newest', '2026-11-20T00:00:00.000Z'), releaseIds: [] }]);
    const rest: string[] = [];
    for (let cursor = first.nextCursor; cursor !== null; ) {
      const page = await read(`?limit=3&cursor=${cursor}`);
      rest.push(...listIds(page));
      cursor = page.nextCursor;
    }
    await api
      .db('news_sightings')
      .whereIn('item_id', api.db('news_items').where('key', 'newest').select('id'))
      .delete();
    await api.db('news_items').where('key', 'newest').delete();
    expect([...listIds(first), ...rest]).toEqual(whole);
  });

  it('names the most prominent indicators of the releases', async () => {
    const [{ indicators, mainIndicators }] = (await read('?source=bls-cpi&limit=1')).news;
    expect(indicators.length).toBeGreaterThan(5);
    expect(mainIndicators).toHaveLength(5);
    expect(mainIndicators[0]).toEqual({
      slug: 'us-cpi-all-items',
      name: 'US Consumer Price Index, All Items',
      country: 'US',
    });
    expect((await read('?q=rates')).news[0]?.mainIndicators ?? []).toEqual([]);
  });

  it('must not be stored by caches', async () => {
    const { headers } = await api.get('/api/news').expect(200);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['?source=unknown', 'source'],
    ['?from=2026-11-02&to=2026-11-01', 'to'],
    ['?q=', 'q'],
    ['?limit=0', 'limit'],
    ['?cursor=abc', 'cursor'],
    ['?agency=x', 'agency'],
    ['?country=XX', 'country'],
  ])('rejects %s and names the parameter %s', async (query, field) => {
    const { status, body } = await api.get(`/api/news${query}`);
    expect([status, body.error, body.details?.[0]?.field]).toEqual([400, 'invalid_request', field]);
  });

  it('returns 404 for an unknown indicator and suggests the nearest', async () => {
    const { status, body } = await api.get('/api/news?indicator=real-gdpp');
    expect([status, body.error, body.suggestions[0]]).toEqual([404, 'indicator_not_found', 'real-gdp']);
  });

  it('returns 401 without a key, and nothing for a forged cursor', async () => {
    expect((await api.request.get('/api/news')).body.error).toBe('missing_api_key');
    const { nextCursor } = await read('?limit=1');
    const [print] = JSON.parse(Buffer.from(nextCursor, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify([print, Number.MAX_SAFE_INTEGER, 1])).toString('base64url');
    expect(listIds(await read(`?limit=1&cursor=${forged}`))).toEqual([]);
  });
});
