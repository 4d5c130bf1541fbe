import { readFileSync } from 'node:fs';
import { parseRssFeed } from 'feedsmith';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type Api, startApi } from '../support/api.js';

const versions = Array.from(
  readFileSync(resolveProjectPath('CHANGELOG.md'), 'utf8').matchAll(/^## (\S+)/gm),
  ([, name]) => name,
);

let api: Api;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'https://almanac.example.org' });
});
afterAll(() => api.stop());

describe('changelog.rss', () => {
  it('returns every version of the changelog as an RSS item, without a key', async () => {
    const { text, headers } = await api.request.get('/changelog.rss').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, no-cache',
    });
    const { link, title, description, atom, items = [] } = parseRssFeed(text);
    expect({ link, title }).toEqual({ link: 'https://almanac.example.org/', title: 'Almanac: release notes' });
    expect(description).toMatch(/\w/);
    expect(atom?.links).toEqual([
      { href: 'https://almanac.example.org/changelog.rss', rel: 'self', type: 'application/rss+xml' },
    ]);
    expect(items.map(({ guid }) => guid)).toEqual(
      versions.map((version) => ({ value: `almanac-${version?.toLowerCase()}`, isPermaLink: false })),
    );
    for (const item of items) expect(item.description).toMatch(/<ul>\s*<li>.*<\/li>\s*<\/ul>/s);
  });

  it('returns 304 without a body for its ETag', async () => {
    const { headers } = await api.request.get('/changelog.rss').expect(200);
    const notModified = await api.request
      .get('/changelog.rss')
      .set('If-None-Match', String(headers['etag']))
      .expect(304);
    expect(notModified.text).toBe('');
  });

  it('rejects an unknown parameter', async () => {
    const { status, body } = await api.request.get('/changelog.rss?version=1.0.0');
    expect([status, body.error]).toEqual([400, 'invalid_request']);
  });
});
