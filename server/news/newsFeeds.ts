import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../resolveProjectPath.js';

/** A news feed and its subject. */
export interface NewsFeed {
  id: string;
  title: string;
  /** The agency, as named by releases in the catalogue. */
  agency: string;
  /** The country of the agency; null if it is international. */
  country: string | null;
  homepage: string;
  feed: string;
  timeZone: string;
  /** Id of the release, if the feed is about a single one. */
  release?: string;
  /** Whether the feed announces releases. Its items are then linked to the releases expected on their day. */
  ofReleases?: boolean;
}

/** How long news items are stored, in milliseconds. */
export const newsLifetimeMs = 366 * 86_400_000;

/** All feeds, by id. */
export const newsFeeds: NewsFeed[] = JSON.parse(
  readFileSync(resolveProjectPath('data', 'sources', 'news.json'), 'utf8'),
);
