import { isExpectedOn } from '../releases/expectedReleases.js';
import type { ReleaseInfo } from '../releases/releaseInfo.js';
import type { NewsFeed } from './newsFeeds.js';

/**
 * Returns the ids of the releases that a news item is about: the release of its feed; otherwise the agency's releases
 * that the title names; otherwise, in a feed about releases, the agency's releases expected on its day.
 */
export function findNewsReleases(
  feed: NewsFeed,
  { title, publishedAt }: { title: string; publishedAt: string },
  releases: ReleaseInfo[],
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

/** Whether a title contains the name of a release. Ignores the number of a statistical release, such as G.17. */
function mentionsRelease(title: string, release: string): boolean {
  const normalize = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return normalize(title).includes(normalize(release.replace(/^(?:[A-Z]{1,2}[.-]\d+) /, '')));
}

/** Returns the day of an instant in a time zone. */
function toLocalDay(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString('sv-SE', { timeZone });
}
