import type { Knex } from 'knex';

/** Requests of an account in a UTC day. */
export interface DayUsage {
  day: string;
  requests: number;
}

/** The requests under each key of an account in a UTC day, as far as they have been written down. */
export async function countRequestsByKey(db: Knex, accountId: string, day: string): Promise<Map<string, number>> {
  const rows: { key_id: string; requests: number }[] = await db('usage_days')
    .where({ account_id: accountId, day })
    .select('key_id', 'requests');
  return new Map(rows.map(({ key_id, requests }) => [key_id, Number(requests)]));
}

/** Requests of one account in one UTC day. */
export interface AccountDayUsage extends DayUsage {
  accountId: string;
  email: string;
}

/** A page of the requests of every account (or of one) a day: the latest day first, within a day by account. */
export async function countRequestsByAccountAndDay(
  db: Knex,
  { accountId, from, to }: { accountId?: string | undefined; from: string; to: string },
  { offset, limit }: { offset: number; limit: number },
): Promise<AccountDayUsage[]> {
  const query = db('usage_days')
    .join('accounts', 'accounts.id', 'usage_days.account_id')
    .andWhereBetween('day', [from, to]);
  if (accountId !== undefined) query.where('account_id', accountId);
  const rows: AccountDayUsage[] = await query
    .groupBy('day', 'account_id', 'email')
    .orderBy([{ column: 'day', order: 'desc' }, { column: 'account_id' }])
    .offset(offset)
    .limit(limit)
    .select({ day: 'day', accountId: 'account_id', email: 'email' })
    .sum({ requests: 'requests' });
  return rows.map((row) => ({ ...row, requests: Number(row.requests) }));
}

/** The requests of an account in each day from `from` to `to` in which there were any, oldest first. */
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
