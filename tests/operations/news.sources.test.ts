import { newsFeeds } from '../../server/news/newsFeeds.js';
import { recordFeedFailure, recordFeedRead } from '../../server/store/newsFeeds.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('news.sources', () => {
  it('returns every feed and its last read', async () => {
    const [monday, tuesday] = ['2026-11-16T12:00:00.000Z', '2026-11-17T12:00:00.000Z'];
    await recordFeedRead(api.db, 'bea', monday);
    await recordFeedFailure(api.db, 'bea', tuesday);
    await recordFeedFailure(api.db, 'census', monday);
    await recordFeedRead(api.db, 'census', tuesday, { etag: '"1"', lastModified: null });
    const { body } = await api.get('/api/news/sources').expect(200);
    expect(body.count).toBe(newsFeeds.length);
    const read = (id: string) => body.sources.find((source: { id: string }) => source.id === id);
    expect(read('bea')).toEqual({
      id: 'bea',
      title: 'News releases',
      agency: 'U.S. Bureau of Economic Analysis',
      country: 'US',
      homepage: 'https://www.bea.gov/news',
      feed: 'https://apps.bea.gov/rss/rss.xml',
      items: 0,
      lastReadAt: monday,
      isFailing: true,
    });
    expect(read('census')).toMatchObject({ lastReadAt: tuesday, isFailing: false });
    expect(read('fed-press')).toMatchObject({ lastReadAt: null, isFailing: false });
  });

  it('rejects a request without a key, and an unknown parameter', async () => {
    expect((await api.request.get('/api/news/sources')).body.error).toBe('missing_api_key');
    const { status, body } = await api.get('/api/news/sources?id=bea');
    expect([status, body.error]).toEqual([400, 'invalid_request']);
  });
});
