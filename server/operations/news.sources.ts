import type { Operation } from '../contract.js';
import { newsFeeds } from '../news/newsFeeds.js';
import { countNewsByFeed, listNewsFeedStates } from '../store/newsFeeds.js';

/** Lists the news feeds and when each was last read. */
export const newsSources: Operation<'news.sources'> = async ({ db }) => {
  const states = new Map((await listNewsFeedStates(db)).map((state) => [state.feed, state]));
  const counts = await countNewsByFeed(db);
  const sources = newsFeeds.map(({ id, title, agency, country, homepage, feed }) => {
    const { readAt = null, failedAt = null } = states.get(id) ?? {};
    const isFailing = failedAt !== null && failedAt > (readAt ?? '');
    return { id, title, agency, country, homepage, feed, items: counts.get(id) ?? 0, lastReadAt: readAt, isFailing };
  });
  return { json: { count: sources.length, sources } };
};
