import type { Knex } from 'knex';
import { bumpDataVersion } from './dataVersion.js';
import { listRows, type Table, toColumns } from './rows.js';

export type AccountPlan = 'free' | 'starter' | 'pro' | 'enterprise';

/** Who may call. The limits are null where those of the plan hold; the email is kept in lower case. */
export interface Account {
  id: string;
  email: string;
  plan: AccountPlan;
  limitPerMinute: number | null;
  limitPerDay: number | null;
  createdAt: string;
}

const accounts: Table<Account> = {
  name: 'accounts',
  columns: {
    id: 'id',
    email: 'email',
    plan: 'plan',
    limitPerMinute: 'limit_per_minute',
    limitPerDay: 'limit_per_day',
    createdAt: 'created_at',
  },
  json: [],
};

/** Adds an account; an email that has one already, in whatever case, is an error of the database. */
export async function insertAccount(db: Knex, account: Account): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('accounts').insert(toColumns(accounts, { ...account, email: account.email.toLowerCase() }));
    await bumpDataVersion(trx, account.createdAt, 'access');
  });
}

/** The account of an email, in whatever case. */
export async function findAccountByEmail(db: Knex, email: string): Promise<Account | undefined> {
  return (await listRows(db, accounts, (query) => query.where({ email: email.toLowerCase() })))[0];
}
