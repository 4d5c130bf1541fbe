import { normalizePath } from './routes.js';

/** The path of a calendar feed. Its token is the credential of the request. */
const feedPath = /^\/api\/calendar\/feeds\/([\w-]{43})$/i;

/** Whether a URL is that of a calendar feed, with any token. */
export function isFeedPath(url: string): boolean {
  return normalizePath(url).startsWith('/api/calendar/feeds/');
}

/** Returns the token of a calendar feed in a URL; undefined if there is none, or none of the right form. */
export function readFeedToken(url: string): string | undefined {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0] ?? '';
  return feedPath.exec(path.replace(/\/$/, ''))?.[1];
}
