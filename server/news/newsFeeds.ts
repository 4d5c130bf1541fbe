import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../resolveProjectPath.js';

/** A feed of news: whose it is, and what it is about. */
export interface NewsFeed {
  id: string;
  title: string;
  /** As the agency of releases is named in the catalogue. */
  agency: string;
  homepage: string;
  feed: string;
  timeZone: string;
  /** The release that it is about, where it is about one. */
  release?: string;
  /** Whether it tells of releases, so that its items are of those that come on their day. */
  ofReleases?: boolean;
}

/** How long news are kept, in milliseconds. */
export const newsLifetimeMs = 366 * 86_400_000;

/** Every feed, by its id. */
export const newsFeeds: NewsFeed[] = JSON.parse(
  readFileSync(resolveProjectPath('data', 'sources', 'news.json'), 'utf8'),
);
