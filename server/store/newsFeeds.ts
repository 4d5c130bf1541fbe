import type { Knex } from 'knex';

/** The read state of a feed. */
export interface NewsFeedState {
  feed: string;
  /** Cache validators of its last response. */
  etag: string | null;
  lastModified: string | null;
  /** When it was last read or confirmed as unchanged. */
  readAt: string | null;
  /** When reading it last failed. */
  failedAt: string | null;
}

const columns = {
  feed: 'feed',
  etag: 'etag',
  lastModified: 'last_modified',
  readAt: 'read_at',
  failedAt: 'failed_at',
};

/** Lists the states of all feeds that were ever requested. */
export async function listNewsFeedStates(db: Knex): Promise<NewsFeedState[]> {
  return db('news_feeds').select(columns).orderBy('feed');
}

/** Records that a feed was read, with the validators of the response. Without validators, the previous ones stay. */
export async function recordFeedRead(
  db: Knex,
  feed: string,
  at: string,
  validators?: Pick<NewsFeedState, 'etag' | 'lastModified'>,
): Promise<void> {
  const validatorColumns =
    validators === undefined ? {} : { etag: validators.etag, last_modified: validators.lastModified };
  await upsertFeed(db, { feed, read_at: at, ...validatorColumns });
}

/** Records that reading a feed failed. */
export async function recordFeedFailure(db: Knex, feed: string, at: string): Promise<void> {
  await upsertFeed(db, { feed, failed_at: at });
}

async function upsertFeed(db: Knex, row: object): Promise<void> {
  await db('news_feeds').insert(row).onConflict('feed').merge(row);
}

/** Counts the stored news of each feed. */
export async function countNewsByFeed(db: Knex): Promise<Map<string, number>> {
  const rows: { feed: string; items: number | string }[] = await db('news_sightings')
    .select('feed')
    .count({ items: '*' })
    .groupBy('feed');
  return new Map(rows.map(({ feed, items }) => [feed, Number(items)]));
}
