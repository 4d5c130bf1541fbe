import { createHash } from 'node:crypto';
import { findNewsReleases } from '../news/findNewsReleases.js';
import { type NewsFeed, newsFeeds, newsLifetimeMs } from '../news/newsFeeds.js';
import { type FeedItem, readFeed } from '../providers/news/readFeed.js';
import type { CacheValidators } from '../providers/provider.js';
import { ProviderFailure } from '../providers/providerFailure.js';
import { readValidators } from '../providers/readValidators.js';
import { findStatusFailure } from '../providers/responseFailure.js';
import { listReleaseInfo, type ReleaseInfo } from '../releases/releaseInfo.js';
import { addNews, type News } from '../store/news.js';
import { listNewsFeedStates, type NewsFeedState, recordFeedFailure, recordFeedRead } from '../store/newsFeeds.js';
import { listReleases } from '../store/releases.js';
import type { ScheduledJob, ScheduledJobContext } from './scheduledJob.js';

const budgets = [{ calls: 10, seconds: 60 }];
const maxBytes = 2_000_000;

/** Reads all news feeds concurrently, with conditional requests. A feed that fails does not affect the others. */
export const pollNews: ScheduledJob = {
  summary: 'Reads the news feeds of agencies and central banks. News are kept for a year.',
  schedule: '*/15 * * * *',
  async run(context) {
    const counts = { feeds: newsFeeds.length, unchanged: 0, failed: 0, added: 0 };
    const at = context.now().toISOString();
    const states = new Map((await listNewsFeedStates(context.db)).map((state) => [state.feed, state]));
    const { releases } = await listReleaseInfo(context.db, await listReleases(context.db), at.slice(0, 10));
    const failures: string[] = [];
    const read = newsFeeds.map(async (feed) => ({ feed, found: await fetchFeed(context, feed, states.get(feed.id)) }));
    for (const { feed, found } of await Promise.all(read)) {
      if (!(found instanceof ProviderFailure)) counts.added += await storeNews(context, feed, found, releases);
      else if (found.kind === 'not_modified') {
        counts.unchanged += 1;
        await recordFeedRead(context.db, feed.id, at);
      } else {
        failures.push(found.message);
        await recordFeedFailure(context.db, feed.id, at);
      }
    }
    counts.failed = failures.length;
    if (counts.failed === counts.feeds) throw new Error(failures.join('\n'));
    return counts;
  },
};

/** The items of a feed, and the cache validators of the response. */
interface FeedContent {
  items: FeedItem[];
  validators: CacheValidators | undefined;
}

/** Fetches a feed if it has changed. Returns a ProviderFailure if it is unchanged or cannot be read. */
async function fetchFeed(
  { httpClients }: ScheduledJobContext,
  feed: NewsFeed,
  previousState: NewsFeedState | undefined,
): Promise<FeedContent | ProviderFailure> {
  const title = `${feed.agency}, ${feed.title},`;
  const url = new URL(feed.feed);
  const sendRequest = httpClients.getSender({ name: `news-${feed.id}`, title, budgets });
  try {
    return await sendRequest({ url, validators: previousState, maxBytes }, (response) => {
      const statusFailure = findStatusFailure(title, response);
      if (statusFailure) throw statusFailure;
      return { items: readFeed(title, response, url, feed.timeZone), validators: readValidators(response) };
    });
  } catch (failure) {
    if (failure instanceof ProviderFailure) return failure;
    throw failure;
  }
}

/** Stores the items of a feed. Returns the number of new ones. */
async function storeNews(
  { db, now }: ScheduledJobContext,
  feed: NewsFeed,
  { items, validators }: FeedContent,
  releases: ReleaseInfo[],
): Promise<number> {
  const instant = now();
  const oldest = new Date(instant.getTime() - newsLifetimeMs).toISOString();
  const found = items.map((item) => toNews(feed, item, instant.toISOString()));
  const added = await addNews(
    db,
    feed.id,
    found
      .filter(({ publishedAt }) => publishedAt >= oldest)
      .map((item) => ({ item, releaseIds: findNewsReleases(feed, item, releases) })),
  );
  await recordFeedRead(db, feed.id, instant.toISOString(), validators ?? { etag: null, lastModified: null });
  return added;
}

/** Converts an item to news. An item without a date, or with one in the future, counts as published now. */
function toNews({ agency }: NewsFeed, { name, publishedAt: date, ...item }: FeedItem, at: string): News {
  const key = createHash('sha256')
    .update([agency, name, date ?? ''].join('\n'))
    .digest('base64url')
    .slice(0, 22);
  const publishedAt = date === null || date > at ? at : date;
  return { key, agency, ...item, publishedAt, dateGiven: date !== null };
}
