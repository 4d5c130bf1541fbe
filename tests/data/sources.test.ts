import { newsFeeds } from '../../server/news/newsFeeds.js';
import { releaseDateSources } from '../../server/releases/releaseDateSources.js';
import { readBundledLibrary } from './bundledLibrary.js';

const { releases } = readBundledLibrary();

it.each(releaseDateSources)('the dates of $id refer to releases of the catalogue', (source) => {
  const ids = new Set(releases.map(({ id }) => id));
  expect(
    Object.values(source.releases)
      .flat()
      .filter((id) => !ids.has(id)),
  ).toEqual([]);
  if (source.kind === 'icalendar') {
    expect(new URL(source.url).protocol).toBe('https:');
    expect(() => new Date().toLocaleString('en', { timeZone: source.timeZone })).not.toThrow();
  }
});

it('news feeds are sorted by unique id, use https, and refer to agencies and releases of the catalogue', () => {
  expect(newsFeeds.map(({ id }) => id)).toEqual([...new Set(newsFeeds.map(({ id }) => id))].sort());
  for (const { feed, homepage, agency, release, ofReleases, timeZone } of newsFeeds) {
    expect([new URL(feed).protocol, new URL(homepage).protocol]).toEqual(['https:', 'https:']);
    expect(() => new Date().toLocaleString('en', { timeZone })).not.toThrow();
    const own = releases.filter((one) => one.agency.includes(agency)).map(({ id }) => id);
    if (release !== undefined) expect(own).toContain(release);
    if (ofReleases) expect(own.length).toBeGreaterThan(0);
  }
});
