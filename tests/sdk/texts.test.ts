import { Almanac } from '../../sdk/src/index.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('returns a feed as text', async () => {
  const feed = await new Almanac({ baseUrl: api.url }).changelog.rss();
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<rss version="2.0"/);
});
