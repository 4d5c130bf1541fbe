import type { FeedTable } from '../store/feeds.js';
import { normalizePath } from './routes.js';

/** The feed that a URL names, and its token: the credential of the request. Undefined if it does not have the form of one. */
export interface FeedCredentials {
  table: FeedTable;
  token: string | undefined;
}

/** The beginnings of the paths of feeds. */
const feedPaths: [start: string, table: FeedTable][] = [
  ['/api/calendar/feeds/', 'calendar_feeds'],
  ['/api/alerts/feeds/', 'alert_feeds'],
];
const tokenPattern = /\/([\w-]{43})$/;

/** Returns the credentials in the URL of a feed; undefined for any other URL. */
export function readFeedCredentials(url: string): FeedCredentials | undefined {
  const found = feedPaths.find(([start]) => normalizePath(url).startsWith(start));
  if (found === undefined) return undefined;
  const [start, table] = found;
  const path = (url.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0] ?? '').replace(/\/$/, '');
  const token = path.length === start.length + 43 ? tokenPattern.exec(path)?.[1] : undefined;
  return { table, token };
}
