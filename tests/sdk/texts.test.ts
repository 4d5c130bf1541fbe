import { loadImage } from '@napi-rs/canvas';
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

it('returns a chart as text in SVG, and as the bytes of the image in PNG', async () => {
  const { charts } = new Almanac({ apiKey: api.key, baseUrl: api.url });
  const svg: string = await charts.get({ slug: 'real-gdp' });
  expect(svg).toMatch(/^<svg /);
  const png = await charts.get({ slug: 'real-gdp', format: 'png', width: 320, height: 240 });
  expect(png).toBeInstanceOf(Uint8Array);
  expect(new Blob([png]).size).toBe(png.length);
  const image = await loadImage(png);
  expect([image.width, image.height]).toEqual([640, 480]);
});
