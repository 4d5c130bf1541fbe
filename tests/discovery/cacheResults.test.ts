import { cacheResults } from '../../server/discovery/cacheResults.js';

test('pages after the first share the results of a search; the first page and other searches do not', () => {
  const getResults = cacheResults<object, { number: number }>();
  const index = {};
  let searches = 0;
  const read = (text: string, offset: number) =>
    getResults(index, { key: { text }, offset }, () => {
      searches += 1;
      return { number: searches };
    }).number;
  expect([read('gdp', 0), read('gdp', 20), read('gdp', 40), read('gdp', 20)]).toEqual([1, 2, 2, 2]);
  expect([read('cpi', 20), read('gdp', 60)]).toEqual([3, 2]);
});

test('a search that failed runs again for the next page', async () => {
  const getResults = cacheResults<object, Promise<string>>();
  const page = { key: {}, offset: 20 };
  const index = {};
  await expect(
    getResults(index, page, async () => Promise.reject(new Error('The database is locked.'))),
  ).rejects.toThrow();
  expect(await getResults(index, page, async () => 'found')).toBe('found');
});
