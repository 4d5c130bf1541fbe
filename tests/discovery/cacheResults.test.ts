import { cacheResults } from '../../server/discovery/cacheResults.js';

test('the pages after the first share one search, unless they search something else', () => {
  const getResults = cacheResults<object, { number: number }>();
  const index = {};
  let searches = 0;
  const read = (text: string, offset: number) =>
    getResults(index, { search: { text }, offset }, () => {
      searches += 1;
      return { number: searches };
    }).number;
  expect([read('gdp', 0), read('gdp', 20), read('gdp', 40), read('gdp', 20)]).toEqual([1, 2, 2, 2]);
  expect([read('cpi', 20), read('gdp', 60)]).toEqual([3, 2]);
});
