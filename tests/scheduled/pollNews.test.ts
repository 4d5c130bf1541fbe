import type { MockResponse } from '../providers/doubles/startDouble.js';
import { type MockInternet, startMockInternet } from '../providers/doubles/startMockInternet.js';
import { type Api, startApi } from '../support/api.js';
import { changeCatalogue } from '../support/changeCatalogue.js';

const cpi = 'www.bls.gov/feed/cpi.rss';
const latest = 'www.bls.gov/feed/bls_latest.rss';
const bea = 'apps.bea.gov/rss/rss.xml';
const fedAll = 'www.federalreserve.gov/feeds/press_all.xml';
const fedMonetary = 'www.federalreserve.gov/feeds/press_monetary.xml';
const ecb = 'www.ecb.europa.eu/rss/press.html';

interface Item {
  title: string;
  guid?: string;
  pubDate?: string;
}

function buildFeed(...items: Item[]): string {
  const written = items.map(
    ({ title, guid, pubDate }) =>
      `<item><title>${title}</title>${guid ? `<guid>${guid}</guid>` : ''}${pubDate ? `<pubDate>${pubDate}</pubDate>` : ''}</item>`,
  );
  return `<rss version="2.0"><channel><title>t</title>${written.join('')}</channel></rss>`;
}

let internet: MockInternet;
let api: Api;
beforeAll(async () => {
  internet = await startMockInternet();
  api = await startApi({}, { internet });
});
afterAll(async () => {
  await api.stop();
  await internet.stop();
});
beforeEach(async () => {
  for (const address of Object.keys(internet.addresses)) delete internet.addresses[address];
  for (const table of ['news_feeds', 'news_releases', 'news_sightings', 'news_items', 'official_release_dates']) {
    await api.db(table).delete();
  }
  await changeCatalogue(api.db);
  internet.requests.length = 0;
  // Resets the circuits, so that a failed source is called again.
  api.clock.advance(3_600_000);
});

const answering =
  (body: string | Buffer, headers: Record<string, string> = {}) =>
  (): MockResponse => ({ body, headers });

async function poll(): Promise<Record<string, number>> {
  api.clock.advance(120_000);
  const { body } = await api.operator('post', '/api/admin/jobs/poll-news/run').expect(200);
  return body.counts;
}

async function readNews(query = '') {
  return (await api.get(`/api/news${query}`).expect(200)).body.news;
}

it('stores new items once, however often they are listed, and lists the newest first', async () => {
  internet.addresses[cpi] = answering(
    buildFeed(
      { title: 'CPI up', guid: 'a', pubDate: 'Fri, 13 Nov 2026 08:30:00 EST' },
      { title: 'CPI down', guid: 'a', pubDate: 'Wed, 14 Oct 2026 08:30:00 EST' },
    ),
  );
  expect(await poll()).toMatchObject({ added: 2, unchanged: 0 });
  expect(await poll()).toMatchObject({ added: 0 });
  expect(await readNews()).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{22}$/),
      sources: ['bls-cpi'],
      agency: 'U.S. Bureau of Labor Statistics',
      title: 'CPI up',
      summary: null,
      url: null,
      publishedAt: '2026-11-13T13:30:00.000Z',
      dateGiven: true,
      releases: [{ id: 'us-consumer-price-index', name: 'Consumer Price Index' }],
      indicators: expect.arrayContaining(['us-cpi-all-items', 'us-core-cpi']),
      mainIndicators: expect.arrayContaining([expect.objectContaining({ slug: 'us-cpi-all-items', country: 'US' })]),
    },
    expect.objectContaining({ title: 'CPI down' }),
  ]);
});

it('sends conditional requests with a user agent, and records unchanged feeds', async () => {
  const marks = { ETag: '"v1"', 'Last-Modified': 'Fri, 20 Nov 2026 10:00:00 GMT' };
  internet.addresses[cpi] = ({ headers }) => {
    if (headers['user-agent']?.startsWith('Almanac/') !== true) return { status: 403 };
    if (headers['if-none-match'] === '"v1"' && headers['if-modified-since'] === marks['Last-Modified'])
      return { status: 304 };
    return { body: buildFeed({ title: 'x', guid: 'x' }), headers: marks };
  };
  expect(await poll()).toMatchObject({ added: 1, unchanged: 0 });
  expect(await poll()).toMatchObject({ added: 0, unchanged: 1 });
  const { body } = await api.get('/api/news/sources').expect(200);
  const source = body.sources.find(({ id }: { id: string }) => id === 'bls-cpi');
  expect(source).toMatchObject({ items: 1, lastReadAt: api.clock.now.toISOString(), isFailing: false });
});

it('stores an item of two feeds of an agency once, under both feeds', async () => {
  const item = { title: 'FOMC statement', guid: 'f1', pubDate: 'Wed, 04 Nov 2026 14:00:00 EST' };
  internet.addresses[fedAll] = answering(`\uFEFF${buildFeed(item, { title: 'Other', guid: 'f2' })}`);
  internet.addresses[fedMonetary] = answering(buildFeed(item));
  expect(await poll()).toMatchObject({ added: 2 });
  expect((await readNews('?source=fed-monetary')).map(({ sources }: { sources: string[] }) => sources)).toEqual([
    ['fed-monetary', 'fed-press'],
  ]);
  expect(await readNews('?source=fed-press')).toHaveLength(2);
});

it('decodes a feed in its declared encoding', async () => {
  internet.addresses[ecb] = answering(
    Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${buildFeed({ title: 'Für Prüfung' })}`, 'latin1'),
  );
  internet.addresses[bea] = answering(Buffer.from(buildFeed({ title: 'Größe' }), 'latin1'), {
    'Content-Type': 'text/xml; charset=ISO-8859-1',
  });
  await poll();
  expect((await readNews()).map(({ title }: { title: string }) => title).sort()).toEqual(['Für Prüfung', 'Größe']);
});

it('links an item to the release in its title, otherwise to its agency’s releases of that day', async () => {
  const listed = { source: 'bls', time: null, time_zone: null, moves: 0, fetched_at: '2026-11-21T00:00:00Z' };
  await api
    .db('official_release_dates')
    .insert({ release_id: 'us-employment-situation', date: '2026-11-20', ...listed });
  await changeCatalogue(api.db);
  internet.addresses[latest] = answering(
    buildFeed({ title: 'Payrolls up by 100,000', pubDate: 'Fri, 20 Nov 2026 21:30:00 EST' }),
  );
  internet.addresses[bea] = answering(
    buildFeed(
      { title: 'Personal Income and Outlays, October 2026', guid: '1' },
      { title: 'Personnel of the Bureau', guid: '2' },
    ),
  );
  await poll();
  const linked = (await readNews()).map(({ title, releases }: { title: string; releases: { id: string }[] }) => [
    title,
    releases.map(({ id }) => id),
  ]);
  expect(Object.fromEntries(linked)).toEqual({
    'Payrolls up by 100,000': ['us-employment-situation'],
    'Personal Income and Outlays, October 2026': ['us-personal-income-and-outlays'],
    'Personnel of the Bureau': [],
  });
});

it('treats an undated item as published when first seen, and skips items older than a year', async () => {
  internet.addresses[cpi] = answering(
    buildFeed(
      { title: 'Undated', guid: 'u' },
      { title: 'To come', guid: 't', pubDate: 'Mon, 30 Nov 2026 08:30:00 EST' },
      { title: 'Old', guid: 'o', pubDate: 'Thu, 20 Nov 2025 08:30:00 EST' },
    ),
  );
  await poll();
  const fetchedAt = api.clock.now.toISOString();
  await poll();
  expect(
    (await readNews()).map(({ title, publishedAt, dateGiven }: Record<string, unknown>) => [
      title,
      publishedAt,
      dateGiven,
    ]),
  ).toEqual([
    ['To come', fetchedAt, true],
    ['Undated', fetchedAt, false],
  ]);
});

it.each<[string, MockResponse[]]>([
  ['is unavailable', Array.from({ length: 3 }, () => ({ status: 503 }))],
  ['refuses', [{ status: 403 }]],
  ['responds with Retry-After', [{ status: 429, headers: { 'Retry-After': '3600' } }]],
  ['is an HTML page', [{ body: '<!doctype html><html></html>', headers: { 'Content-Type': 'text/html' } }]],
  ['is cut', [{ body: buildFeed({ title: 'x' }).slice(0, -20) }]],
  [
    'breaks off',
    Array.from({ length: 3 }, () => ({
      handle: (response) => {
        response.writeHead(200, { 'Content-Length': 999 });
        response.write('<rss');
        setImmediate(() => response.destroy());
      },
    })),
  ],
  ['is too long', [{ body: buildFeed({ title: 'x'.repeat(2_000_000) }) }]],
])('keeps all items when a feed %s, reads the others, and reports the failure', async (_, troubles) => {
  internet.addresses[bea] = answering(buildFeed({ title: 'kept', guid: 'k' }));
  internet.addresses[cpi] = answering(buildFeed({ title: 'read', guid: 'r' }));
  await poll();
  internet.addresses[bea] = () => troubles.shift() ?? { status: 404 };
  expect(await poll()).toMatchObject({ added: 0, failed: 14 });
  expect((await readNews()).map(({ title }: { title: string }) => title)).toEqual(['read', 'kept']);
  const { body } = await api.get('/api/news/sources').expect(200);
  const failing = (id: string) => body.sources.find((one: { id: string }) => one.id === id).isFailing;
  expect([failing('bea'), failing('bls-cpi')]).toEqual([true, false]);
});

it('fails when no feed can be read', async () => {
  api.clock.advance(120_000);
  await api.operator('post', '/api/admin/jobs/poll-news/run').expect(500);
});
