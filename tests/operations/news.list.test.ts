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
    ['?to=2026-10-31', ['september']],
    ['?source=census', []],
  ])('returns %s', async (query, expected) => {
    const body = await read(query);
    expect(listIds(body)).toEqual(expected);
    expect(body).toMatchObject({ count: expected.length, nextCursor: null });
  });

  it('returns the same items in pages as in a single response, also while news arrive', async () => {
    const whole = listIds(await read(''));
    expect(whole).toEqual(['october', 'late', 'same-4', 'same-3', 'same-2', 'same-1', 'same-0', 'september']);
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
