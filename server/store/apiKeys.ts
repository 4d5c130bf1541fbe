import type { Knex } from 'knex';
import { type Account, lockAccount } from './accounts.js';
import { bumpDataVersion } from './dataVersion.js';
import { listRows, type Table, toColumns } from './rows.js';

/** An API key as it is kept: its hash, and enough of its beginning to recognise it by. */
export interface ApiKey {
  id: string;
  accountId: string;
  name: string;
  prefix: string;
  hash: string;
  createdAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
  /** Addresses and CIDR ranges from which it may be used; null means any. */
  allowedAddresses: string[] | null;
  /** What it may be used for; null means everything. */
  scopes: string[] | null;
}

/** A key with what its account may use. */
export interface ApiKeyWithAccount extends ApiKey {
  account: Pick<Account, 'plan' | 'limitPerMinute' | 'limitPerDay' | 'suspendedAt'>;
}

const apiKeys: Table<ApiKey> = {
  name: 'api_keys',
  columns: {
    id: 'id',
    accountId: 'account_id',
    name: 'name',
    prefix: 'prefix',
    hash: 'hash',
    createdAt: 'created_at',
    lastUsedAt: 'last_used_at',
    revokedAt: 'revoked_at',
    allowedAddresses: 'allowed_addresses',
    scopes: 'scopes',
  },
  json: ['allowedAddresses', 'scopes'],
};

/** Adds a key to an account. */
export async function insertApiKey(db: Knex, key: ApiKey): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('api_keys').insert(toColumns(apiKeys, key));
    await bumpDataVersion(trx, key.createdAt, 'access');
  });
}

/** The key of that hash, revoked or not, with what its account may use. */
export async function findApiKeyByHash(db: Knex, hash: string): Promise<ApiKeyWithAccount | undefined> {
  const [key] = await listRows(db, apiKeys, (query) => query.where({ hash }));
  if (key === undefined) return undefined;
  const account = await db('accounts').where({ id: key.accountId }).first({
    plan: 'plan',
    limitPerMinute: 'limit_per_minute',
    limitPerDay: 'limit_per_day',
    suspendedAt: 'suspended_at',
  });
  return { ...key, account };
}

/** The keys of an account: active ones first, then the newest first. */
export async function listApiKeys(db: Knex, accountId: string): Promise<ApiKey[]> {
  const keys = await listRows(db, apiKeys, (query) =>
    query.where('account_id', accountId).orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'asc' },
    ]),
  );
  return [...keys.filter(({ revokedAt }) => revokedAt === null), ...keys.filter(({ revokedAt }) => revokedAt !== null)];
}

/** A key of an account, revoked or not. */
export async function findApiKey(db: Knex, accountId: string, id: string): Promise<ApiKey | undefined> {
  return (await listRows(db, apiKeys, (query) => query.where({ id, account_id: accountId })))[0];
}

/** Revokes a key that is active; answers whether it was. It is refused from the next request on. */
export async function revokeApiKey(db: Knex, accountId: string, id: string, at: string): Promise<boolean> {
  return db.transaction(async (trx) => {
    const revoked = await trx('api_keys')
      .where({ id, account_id: accountId })
      .whereNull('revoked_at')
      .update({ revoked_at: at });
    if (revoked > 0) await bumpDataVersion(trx, at, 'access');
    return revoked > 0;
  });
}

/** Restricts a key to scopes or addresses, or lifts a restriction (null). Callers meet the change at their next request. */
export async function restrictApiKey(
  db: Knex,
  id: string,
  change: Partial<Pick<ApiKey, 'scopes' | 'allowedAddresses'>>,
  at: string,
): Promise<void> {
  const { scopes, allowedAddresses } = change;
  const toJson = (list: string[] | null | undefined) => (list === undefined ? undefined : JSON.stringify(list));
  await db.transaction(async (trx) => {
    await trx('api_keys')
      .where({ id })
      .update({ scopes: toJson(scopes), allowed_addresses: toJson(allowedAddresses) });
    await bumpDataVersion(trx, at, 'access');
  });
}

/** Lifts the restrictions of every key of an account. Callers meet the change at their next request. */
export async function clearRestrictions(db: Knex, accountId: string, at: string): Promise<void> {
  const noRestriction = JSON.stringify(null);
  await db.transaction(async (trx) => {
    await trx('api_keys')
      .where('account_id', accountId)
      .update({ scopes: noRestriction, allowed_addresses: noRestriction });
    await bumpDataVersion(trx, at, 'access');
  });
}

/** How many keys of an account are active. Within a transaction it waits until others that add keys to it are done. */
export async function countActiveKeys(trx: Knex.Transaction, accountId: string): Promise<number> {
  await lockAccount(trx, accountId);
  const row = await trx('api_keys')
    .where('account_id', accountId)
    .whereNull('revoked_at')
    .count({ count: '*' })
    .first();
  return Number(row?.['count'] ?? 0);
}
