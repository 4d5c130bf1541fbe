import type { PublishedRelease } from '../releases/publishedReleases.js';
import { isExpectedOn } from '../releases/releaseDates.js';
import type { NewsFeed } from './newsFeeds.js';

/**
 * The ids of the releases that a piece of news is about: that of its feed; else those of the agency that its title names; else, in a feed that tells
 * of releases, those of the agency that come on its day.
 */
export function findNewsReleases(
  feed: NewsFeed,
  { title, publishedAt }: { title: string; publishedAt: string },
  releases: PublishedRelease[],
): string[] {
  if (feed.release !== undefined) return [feed.release];
  const agencyReleases = releases.filter(({ release }) => release.agency.includes(feed.agency));
  const mentioned = agencyReleases.filter(({ release }) => mentionsRelease(title, release.name));
  const day = toLocalDay(publishedAt, feed.timeZone);
  const found =
    mentioned.length > 0 || feed.ofReleases !== true
      ? mentioned
      : agencyReleases.filter((one) => isExpectedOn(one, day));
  return found.map(({ release }) => release.id);
}

/** Whether a title has the name of a release in it; the number of a statistical release, such as G.17, is no part of the name. */
function mentionsRelease(title: string, release: string): boolean {
  const normalize = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return normalize(title).includes(normalize(release.replace(/^(?:[A-Z]{1,2}[.-]\d+) /, '')));
}

/** The day of an instant in a time zone. */
function toLocalDay(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString('sv-SE', { timeZone });
}
