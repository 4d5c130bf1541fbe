import type { NewsFeed } from './newsFeeds.js';
import type { PublishedRelease } from './publishedReleases.js';
import { comesOn } from './releaseDates.js';

/**
 * The ids of the releases that a piece of news is about: that of its feed; else those of the agency that its title names; else, in a feed that tells
 * of releases, those of the agency that come on its day.
 */
export function releasesOf(
  feed: NewsFeed,
  { title, publishedAt }: { title: string; publishedAt: string },
  releases: PublishedRelease[],
): string[] {
  if (feed.release !== undefined) return [feed.release];
  const own = releases.filter(({ release }) => release.agency.includes(feed.agency));
  const named = own.filter(({ release }) => names(title, release.name));
  const day = localDay(publishedAt, feed.timeZone);
  const found = named.length > 0 || feed.ofReleases !== true ? named : own.filter((one) => comesOn(one, day));
  return found.map(({ release }) => release.id);
}

/** Whether a title has the name of a release in it; the number of a statistical release, such as G.17, is no part of the name. */
function names(title: string, release: string): boolean {
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return words(title).includes(words(release.replace(/^(?:[A-Z]{1,2}[.-]\d+) /, '')));
}

/** The day of an instant in a time zone. */
function localDay(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString('sv-SE', { timeZone });
}
