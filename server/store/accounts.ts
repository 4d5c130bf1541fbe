import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { bumpDataVersion } from './dataVersion.js';
import { isPostgres } from './dialect.js';
import { listRows, type Table, toColumns } from './rows.js';

/**
 * An account. Limits are null if those of the plan apply. An account created by a script has no password until its
 * owner resets it.
 */
export interface Account {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  /** The stored plan, which is in force until `planUntil`; `findPlanInForce` returns the one in force. */
  plan: Schemas['Plan'];
  /** Who decides the plan. */
  planSource: 'operator' | 'subscription';
  /** When the plan falls to Free unless a payment succeeds; null if it does not. */
  planUntil: string | null;
  /** At most one account is the owner of the server. */
  role: 'owner' | null;
  limitPerMinute: number | null;
  limitPerDay: number | null;
  keyLimit: number | null;
  passwordHash: string | null;
  emailVerifiedAt: string | null;
  suspendedAt: string | null;
  createdAt: string;
}

const accounts: Table<Account> = {
  name: 'accounts',
  columns: {
    id: 'id',
    email: 'email',
    name: 'name',
    plan: 'plan',
    planSource: 'plan_source',
    planUntil: 'plan_until',
    role: 'role',
    limitPerMinute: 'limit_per_minute',
    limitPerDay: 'limit_per_day',
    keyLimit: 'key_limit',
    passwordHash: 'password_hash',
    emailVerifiedAt: 'email_verified_at',
    suspendedAt: 'suspended_at',
    createdAt: 'created_at',
  },
  json: [],
};

/** Inserts an account. Throws a database error if the email (case-insensitive) already has one. */
export async function insertAccount(db: Knex, account: Account): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('accounts').insert(toColumns(accounts, { ...account, email: account.email.toLowerCase() }));
    await bumpDataVersion(trx, account.createdAt, 'access');
  });
}

/** Returns the account with this email, case-insensitive. */
export async function findAccountByEmail(db: Knex, email: string): Promise<Account | undefined> {
  return (await listRows(db, accounts, (query) => query.where({ email: email.toLowerCase() })))[0];
}

/** Returns the account with this id. */
export async function findAccountById(db: Knex, id: string): Promise<Account | undefined> {
  return (await listRows(db, accounts, (query) => query.where({ id })))[0];
}

/** Lists the accounts with these ids, in any order. */
export async function listAccountsById(db: Knex, ids: string[]): Promise<Account[]> {
  return ids.length === 0 ? [] : listRows(db, accounts, (query) => query.whereIn('id', ids));
}

/** Lists the addresses of accounts to which mail may be sent: confirmed ones of accounts that are not suspended. */
export async function listMailAddresses(db: Knex, ids: string[]): Promise<Pick<Account, 'id' | 'email'>[]> {
  const reachable = db('accounts').whereNotNull('email_verified_at').whereNull('suspended_at');
  return ids.length === 0 ? [] : reachable.whereIn('id', ids).select('id', 'email');
}

/** Updates fields of an account. Takes effect with the next request of its callers. */
export async function updateAccount(
  db: Knex,
  id: string,
  change: Partial<Omit<Account, 'id' | 'email' | 'role' | 'createdAt'>>,
  at: string,
): Promise<void> {
  const columns = Object.entries(change).map(([field, value]) => [accounts.columns[field as keyof Account], value]);
  await db.transaction(async (trx) => {
    await trx('accounts').where({ id }).update(Object.fromEntries(columns));
    await bumpDataVersion(trx, at, 'access');
  });
}

/** Filters of `listAccounts`. */
export interface AccountQuery {
  /** Prefix of the email, case-insensitive. */
  email?: string | undefined;
  plan?: Schemas['Plan'] | undefined;
  suspended?: boolean | undefined;
}

/** Lists matching accounts, oldest first: `limit` of them after the first `offset`. */
export async function listAccounts(
  db: Knex,
  { email, plan, suspended }: AccountQuery,
  { offset, limit }: { offset: number; limit: number },
): Promise<Account[]> {
  return listRows(db, accounts, (query) => {
    if (email !== undefined) query.whereRaw('substr(email, 1, ?) = ?', [[...email].length, email.toLowerCase()]);
    if (plan !== undefined) query.where({ plan });
    if (suspended === true) query.whereNotNull('suspended_at');
    if (suspended === false) query.whereNull('suspended_at');
    return query.orderBy(['created_at', 'id']).offset(offset).limit(limit);
  });
}

/**
 * Deletes accounts that were created before an instant, are unconfirmed and have no valid link left. Returns how many.
 */
export async function deleteUnconfirmedAccounts(db: Knex, createdBefore: string, at: string): Promise<number> {
  const linked = db('account_tokens').where('expires_at', '>', at).select('account_id');
  const whereUnconfirmed = (query: Knex.QueryBuilder) => query.whereNull('email_verified_at').whereNotIn('id', linked);
  const ids: string[] = await whereUnconfirmed(db('accounts')).andWhere('created_at', '<', createdBefore).pluck('id');
  let deleted = 0;
  for (const id of ids) {
    await db.transaction(async (trx) => {
      // Checks again under the row lock: the account may have been confirmed in the meantime.
      const stillUnconfirmed: number = await whereUnconfirmed(trx('accounts')).where({ id }).update({ id });
      if (stillUnconfirmed === 0) return;
      await deleteAccount(trx, id, at);
      deleted += 1;
    });
  }
  return deleted;
}

/**
 * Locks an account until the transaction ends, so that counts made in between stay valid and it is not deleted. Returns
 * false if it does not exist.
 */
export async function lockAccount(trx: Knex.Transaction, id: string): Promise<boolean> {
  return (await trx('accounts').where({ id }).update({ id })) > 0;
}

/** Locks an account until the transaction ends. Returns whether it still has the same password. */
export async function lockUnchangedAccount(
  trx: Knex.Transaction,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<boolean> {
  await lockAccount(trx, id);
  const current = await trx('accounts').where({ id }).first('password_hash');
  return current !== undefined && current.password_hash === passwordHash;
}

/** Tables whose rows are deleted here. In other tables, such as `forecast_runs`, a foreign key deletes them. */
const ownedTables = [
  'events',
  'alert_mails',
  'alert_mail_tokens',
  'alert_rules',
  'alert_firings',
  'alert_settings',
  'alert_feeds',
  'account_tokens',
  'calendar_feeds',
  'sessions',
  'api_keys',
  'usage_days',
  'notifications',
  'notification_preferences',
  'watchlist',
  'jobs',
];
const postgresTables = ['rate_days', 'compute_spendings'];

/** Deletes an account with all its data, and the sign-ups with its email. Only the audit log keeps its entries. */
export async function deleteAccount(db: Knex, id: string, at: string): Promise<void> {
  await db.transaction(async (trx) => {
    // Waits for concurrent writes of this account before its tables are emptied.
    const account = await trx('accounts')
      .where({ id })
      .forUpdate()
      .first({ email: 'email', verifiedAt: 'email_verified_at' });
    const tables = isPostgres(trx) ? [...ownedTables, ...postgresTables] : ownedTables;
    for (const table of tables) await trx(table).where({ account_id: id }).delete();
    // A sign-up with the email of an unconfirmed account can be that of the owner, who has not opened its link yet.
    if (account?.verifiedAt) await trx('pending_sign_ups').where({ email: account.email }).delete();
    await trx('accounts').where({ id }).delete();
    await bumpDataVersion(trx, at, 'access');
  });
}
