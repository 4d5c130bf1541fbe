import type { Knex } from 'knex';
import { addDays } from '../series/periods.js';
import { takeTurn } from '../takeTurn.js';
import { compareText, toChunks } from './rows.js';

/** Requests in a UTC day. */
export interface DayUsage {
  /** YYYY-MM-DD */
  day: string;
  requests: number;
}

/** Requests of an account in a UTC day, over all of its keys. */
export interface AccountUsage extends DayUsage {
  accountId: string;
}

export interface AccountUsageWithEmail extends AccountUsage {
  email: string;
}

/** Admitted requests under one key of an account in a UTC day. */
export interface KeyUsage extends AccountUsage {
  keyId: string;
  /** When the key was last used on that day. */
  usedAt: string;
}

const rowsPerStatement = 200;

/**
 * Adds requests to the stored counts and records the last use of keys. Returns the new totals of the accounts in those
 * days. Ignores accounts that have been deleted.
 */
export async function addUsage(db: Knex, usage: KeyUsage[]): Promise<AccountUsage[]> {
  // All processes write in the same order, which prevents deadlocks.
  const sorted = usage
    .map(({ accountId, keyId, day, requests }) => ({ account_id: accountId, key_id: keyId, day, requests }))
    .sort((a, b) => compareText(`${a.account_id} ${a.key_id} ${a.day}`, `${b.account_id} ${b.key_id} ${b.day}`));
  const total = db.raw('usage_days.requests + excluded.requests');
  return db.transaction(async (trx) => {
    const accounts = await lockAccounts(trx, sorted);
    const rows = sorted.filter(({ account_id }) => accounts.has(account_id));
    const totals: AccountUsage[] = [];
    for (const chunk of toChunks(rows, rowsPerStatement)) {
      await trx('usage_days').insert(chunk).onConflict(['account_id', 'key_id', 'day']).merge({ requests: total });
    }
    for (const chunk of toChunks(rows, rowsPerStatement)) {
      const accounts = chunk.map(({ account_id }) => account_id);
      const days = chunk.map(({ day }) => day);
      totals.push(...(await sumUsage(trx).whereIn('account_id', accounts).whereIn('day', days)));
    }
    await recordLastUses(trx, usage);
    return totals;
  });
}

/** Returns which of the accounts exist, and locks them against deletion until the transaction ends. */
async function lockAccounts(trx: Knex.Transaction, usage: { account_id: string }[]): Promise<Set<string>> {
  const locked = new Set<string>();
  for (const chunk of toChunks([...new Set(usage.map(({ account_id }) => account_id))], rowsPerStatement)) {
    const ids: string[] = await trx('accounts').whereIn('id', chunk).orderBy('id').forShare().pluck('id');
    for (const id of ids) locked.add(id);
  }
  return locked;
}

/** Returns which of the accounts do not exist. */
export async function findMissingAccounts(db: Knex, ids: string[]): Promise<string[]> {
  const missing = new Set(ids);
  for (const chunk of toChunks(ids, rowsPerStatement)) {
    const existing: string[] = await db('accounts').whereIn('id', chunk).pluck('id');
    for (const id of existing) missing.delete(id);
  }
  return [...missing];
}

/** Records when keys were last used. Processes write in any order, so an earlier instant never replaces a later one. */
async function recordLastUses(trx: Knex.Transaction, usage: KeyUsage[]): Promise<void> {
  for (const { keyId, usedAt } of [...usage].sort((a, b) => compareText(a.keyId, b.keyId))) {
    await trx('api_keys')
      .where({ id: keyId })
      .andWhere((query) => query.whereNull('last_used_at').orWhere('last_used_at', '<', usedAt))
      .update({ last_used_at: usedAt });
  }
}

/** Lists the totals of all accounts in each day from `day` on. */
export async function listUsageSince(db: Knex, day: string): Promise<AccountUsage[]> {
  return sumUsage(db).where('day', '>=', day);
}

/** Counts the stored requests under each key of an account in a UTC day. */
export async function countRequestsByKey(db: Knex, accountId: string, day: string): Promise<Map<string, number>> {
  const rows: { key_id: string; requests: number }[] = await db('usage_days')
    .where({ account_id: accountId, day })
    .select('key_id', 'requests');
  return new Map(rows.map(({ key_id, requests }) => [key_id, Number(requests)]));
}

/** Where a page of the usage begins: at a day, after a number of accounts. */
export interface UsagePosition {
  day: string;
  offset: number;
}

/**
 * Lists the requests of all accounts (or of one) per day, from a position back to the day `from`: the latest day first,
 * within a day by account. Reads one day after the other until it has `limit` rows, and takes a turn before each.
 */
export async function countRequestsByAccountAndDay(
  db: Knex,
  { accountId, from }: { accountId?: string | undefined; from: string },
  start: UsagePosition,
  limit: number,
): Promise<AccountUsageWithEmail[]> {
  const all: AccountUsageWithEmail[] = [];
  let { day, offset } = start;
  while (day >= from && all.length < limit) {
    await takeTurn();
    all.push(...(await countRequestsByAccount(db, { accountId, day }, { offset, limit: limit - all.length })));
    day = addDays(day, -1);
    offset = 0;
  }
  return all;
}

/** Lists the requests of all accounts (or of one) in a day, by account. */
async function countRequestsByAccount(
  db: Knex,
  { accountId, day }: { accountId: string | undefined; day: string },
  { offset, limit }: { offset: number; limit: number },
): Promise<AccountUsageWithEmail[]> {
  const counted = sumUsage(db).where({ day }).orderBy('account_id').offset(offset).limit(limit);
  if (accountId !== undefined) counted.where('account_id', accountId);
  const rows: AccountUsageWithEmail[] = await db(counted.as('counted'))
    .join('accounts', 'accounts.id', 'counted.accountId')
    .orderBy('accountId')
    .select('day', 'accountId', 'email', 'requests');
  return rows.map((row) => ({ ...row, requests: Number(row.requests) }));
}

/** Counts the requests of an account in each day from `from` to `to` that had any, oldest first. */
export async function countRequestsByDay(db: Knex, accountId: string, from: string, to: string): Promise<DayUsage[]> {
  const rows: { day: string; requests: number }[] = await db('usage_days')
    .where('account_id', accountId)
    .andWhereBetween('day', [from, to])
    .groupBy('day')
    .orderBy('day')
    .select('day')
    .sum({ requests: 'requests' });
  return rows.map(({ day, requests }) => ({ day, requests: Number(requests) }));
}

function sumUsage(db: Knex): Knex.QueryBuilder {
  return db('usage_days')
    .select({ accountId: 'account_id', day: 'day' })
    .sum({ requests: 'requests' })
    .groupBy('account_id', 'day');
}
