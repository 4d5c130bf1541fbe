import type { Knex } from 'knex';

/** How far a feed has been read. */
export interface NewsFeedState {
  feed: string;
  /** What its last answer was marked with. */
  etag: string | null;
  lastModified: string | null;
  /** When it was last read, or said that nothing was new. */
  readAt: string | null;
  /** When it last failed. */
  failedAt: string | null;
}

const columns = {
  feed: 'feed',
  etag: 'etag',
  lastModified: 'last_modified',
  readAt: 'read_at',
  failedAt: 'failed_at',
};

/** The state of every feed that was ever asked. */
export async function listNewsFeedStates(db: Knex): Promise<NewsFeedState[]> {
  return db('news_feeds').select(columns).orderBy('feed');
}

/** Notes that a feed was read, and what its answer was marked with; without a mark the one before stays. */
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

/** Notes that a feed could not be read. */
export async function recordFeedFailure(db: Knex, feed: string, at: string): Promise<void> {
  await upsertFeed(db, { feed, failed_at: at });
}

async function upsertFeed(db: Knex, row: object): Promise<void> {
  await db('news_feeds').insert(row).onConflict('feed').merge(row);
}

/** How many pieces of news are kept of each feed. */
export async function countNewsByFeed(db: Knex): Promise<Map<string, number>> {
  const rows: { feed: string; items: number | string }[] = await db('news_sightings')
    .select('feed')
    .count({ items: '*' })
    .groupBy('feed');
  return new Map(rows.map(({ feed, items }) => [feed, Number(items)]));
}
