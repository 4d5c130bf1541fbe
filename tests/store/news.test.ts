import { addNews, listNews, type News } from '../../server/store/news.js';
import { forEachDatabase } from '../support/databases.js';

const createItem = (key: string, publishedAt: string, title: string): News => ({
  key,
  agency: 'a',
  title,
  summary: null,
  url: null,
  publishedAt,
  dateGiven: true,
});

forEachDatabase((openFresh) => {
  it('finds literal words case-insensitively, and continues after the last item of a page', async () => {
    const db = await openFresh();
    const noon = '2026-11-01T12:00:00.000Z';
    const items = [
      createItem('1', noon, 'Up 50% \\ net'),
      createItem('2', noon, 'Up 500'),
      createItem('3', '2026-10-01T00:00:00.000Z', 'UP'),
    ];
    expect(
      await addNews(
        db,
        'bea',
        items.map((one) => ({ item: one, releaseIds: ['us-gdp'] })),
      ),
    ).toBe(3);
    expect(await addNews(db, 'census', [{ item: items[0] as News, releaseIds: ['us-gdp-annual'] }])).toBe(0);
    const keys = async (query: object) => (await listNews(db, { words: [], limit: 9, ...query })).map(({ key }) => key);
    expect(await keys({ words: ['50%', 'UP'] })).toEqual(['1']);
    expect(await keys({ words: ['\\'] })).toEqual(['1']);
    const [first] = await listNews(db, { words: [], limit: 1 });
    expect(await keys({ after: first })).toEqual(['1', '3']);
    expect(await keys({ feed: 'census', releaseIds: ['us-gdp'], from: '2026-11-01', until: '2026-11-02' })).toEqual([
      '1',
    ]);
    const [found] = await listNews(db, { words: ['50%'], limit: 1 });
    expect(found).toMatchObject({ feeds: ['bea', 'census'], releaseIds: ['us-gdp'], dateGiven: true });
  });
});
