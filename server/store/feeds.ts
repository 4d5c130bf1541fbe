import type { Knex } from 'knex';
import type { Account } from './accounts.js';

/** The table of a kind of feed. An account has at most one feed of each. */
export type FeedTable = 'calendar_feeds' | 'alert_feeds';

/** The account of a feed, with what decides its limits. */
export type FeedAccount = Pick<Account, 'id' | 'plan' | 'planUntil' | 'limitPerMinute' | 'limitPerDay'>;

/** Stores the hash of the token of an account's feed, in place of an earlier one. */
export async function replaceFeed(
  db: Knex,
  table: FeedTable,
  accountId: string,
  hash: string,
  at: string,
): Promise<void> {
  await db(table)
    .insert({ account_id: accountId, hash, created_at: at })
    .onConflict('account_id')
    .merge(['hash', 'created_at']);
}

/** Returns when the feed of an account was created; undefined if it has none. */
export async function findFeed(
  db: Knex,
  table: FeedTable,
  accountId: string,
): Promise<{ createdAt: string } | undefined> {
  return db(table).where({ account_id: accountId }).first({ createdAt: 'created_at' });
}

/** Deletes the feed of an account. Returns whether there was one. */
export async function deleteFeed(db: Knex, table: FeedTable, accountId: string): Promise<boolean> {
  return (await db(table).where({ account_id: accountId }).delete()) > 0;
}

/** Returns the account of the feed with this hash, unless it is suspended. */
export async function findFeedAccount(db: Knex, table: FeedTable, hash: string): Promise<FeedAccount | undefined> {
  return db(table)
    .join('accounts', 'accounts.id', `${table}.account_id`)
    .where({ hash })
    .whereNull('accounts.suspended_at')
    .first({
      id: 'accounts.id',
      plan: 'accounts.plan',
      planUntil: 'accounts.plan_until',
      limitPerMinute: 'accounts.limit_per_minute',
      limitPerDay: 'accounts.limit_per_day',
    });
}
