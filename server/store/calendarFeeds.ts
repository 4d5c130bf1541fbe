import type { Knex } from 'knex';
import type { Account } from './accounts.js';

/** The account of a calendar feed, with what decides its limits. */
export type FeedAccount = Pick<Account, 'id' | 'plan' | 'limitPerMinute' | 'limitPerDay'>;

/** Stores the hash of the token of an account's feed, in place of an earlier one. */
export async function replaceCalendarFeed(db: Knex, accountId: string, hash: string, at: string): Promise<void> {
  await db('calendar_feeds')
    .insert({ account_id: accountId, hash, created_at: at })
    .onConflict('account_id')
    .merge(['hash', 'created_at']);
}

/** Returns when the feed of an account was created; undefined if it has none. */
export async function findCalendarFeed(db: Knex, accountId: string): Promise<{ createdAt: string } | undefined> {
  return db('calendar_feeds').where({ account_id: accountId }).first({ createdAt: 'created_at' });
}

/** Deletes the feed of an account. Returns whether there was one. */
export async function deleteCalendarFeed(db: Knex, accountId: string): Promise<boolean> {
  return (await db('calendar_feeds').where({ account_id: accountId }).delete()) > 0;
}

/** Returns the account of the feed with this hash, unless it is suspended. */
export async function findFeedAccount(db: Knex, hash: string): Promise<FeedAccount | undefined> {
  return db('calendar_feeds')
    .join('accounts', 'accounts.id', 'calendar_feeds.account_id')
    .where({ hash })
    .whereNull('accounts.suspended_at')
    .first({
      id: 'accounts.id',
      plan: 'accounts.plan',
      limitPerMinute: 'accounts.limit_per_minute',
      limitPerDay: 'accounts.limit_per_day',
    });
}
