import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import type { Account } from './accounts.js';
import { bumpDataVersion } from './dataVersion.js';
import { compareText, listInSlices, listRows, type Table, toColumns } from './rows.js';

/** A stored API key: its hash, and a prefix by which its owner recognises it. */
export interface ApiKey {
  id: string;
  accountId: string;
  name: string;
  prefix: string;
  hash: string;
  createdAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
  /** IP addresses and CIDR ranges that may use the key; null allows any. */
  allowedAddresses: string[] | null;
  /** Scopes of the key; null means unrestricted. */
  scopes: string[] | null;
  /** The earlier key whose rate window this key continues; null if it has its own. */
  windowKeyId: string | null;
}

/** A key with the plan, limits and suspension of its account. */
export interface ApiKeyWithAccount extends ApiKey {
  account: Pick<Account, 'plan' | 'planUntil' | 'limitPerMinute' | 'limitPerDay' | 'suspendedAt'>;
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
    windowKeyId: 'window_key_id',
  },
  json: ['allowedAddresses', 'scopes'],
};

/** Inserts a key. */
export async function insertApiKey(db: Knex, key: ApiKey): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('api_keys').insert(toColumns(apiKeys, key));
    await bumpDataVersion(trx, key.createdAt, 'access');
  });
}

/** Returns the key with this hash, active or revoked, with its account. */
export async function findApiKeyByHash(db: Knex, hash: string): Promise<ApiKeyWithAccount | undefined> {
  const [key] = await listRows(db, apiKeys, (query) => query.where({ hash }));
  if (key === undefined) return undefined;
  const account = await db('accounts').where({ id: key.accountId }).first({
    plan: 'plan',
    planUntil: 'plan_until',
    limitPerMinute: 'limit_per_minute',
    limitPerDay: 'limit_per_day',
    suspendedAt: 'suspended_at',
  });
  return { ...key, account };
}

/** Lists the keys of an account: active ones first, then the latest first. Takes turns. */
export async function listApiKeys(db: Knex, accountId: string): Promise<ApiKey[]> {
  const list = (last: ApiKey | undefined, count: number) =>
    listRows(db, apiKeys, (query) =>
      query
        .where('account_id', accountId)
        .andWhere('id', '>', last?.id ?? '')
        .orderBy('id')
        .limit(count),
    );
  const keys = await listInSlices(list);
  await takeTurn();
  keys.sort((a, b) => compareText(b.createdAt, a.createdAt) || compareText(a.id, b.id));
  return [...keys.filter(({ revokedAt }) => revokedAt === null), ...keys.filter(({ revokedAt }) => revokedAt !== null)];
}

/** Returns a key of an account, active or revoked. */
export async function findApiKey(db: Knex, accountId: string, id: string): Promise<ApiKey | undefined> {
  return (await listRows(db, apiKeys, (query) => query.where({ id, account_id: accountId })))[0];
}

/** Revokes a key. Returns whether it was active. Takes effect with the next request. */
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

/** Revokes the active keys of an account. Returns how many. Takes effect with the next request. */
export async function revokeApiKeys(db: Knex, accountId: string, at: string): Promise<number> {
  return db.transaction(async (trx) => {
    const revoked = await trx('api_keys')
      .where('account_id', accountId)
      .whereNull('revoked_at')
      .update({ revoked_at: at });
    if (revoked > 0) await bumpDataVersion(trx, at, 'access');
    return revoked;
  });
}

/** Restricts a key to scopes or addresses, or removes a restriction (null). Takes effect with the next request. */
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

/** Withdraws scopes from all keys of an account that were granted them by name. Every other restriction stays. */
export async function withdrawScopes(
  trx: Knex.Transaction,
  accountId: string,
  isWithdrawn: (scope: string) => boolean,
  at: string,
): Promise<void> {
  for (const { id, scopes } of await listApiKeys(trx, accountId)) {
    if (scopes?.some(isWithdrawn)) {
      await restrictApiKey(trx, id, { scopes: scopes.filter((scope) => !isWithdrawn(scope)) }, at);
    }
  }
}

/**
 * Returns the key whose rate window a new key of an account continues: that of the key revoked last, unless an active key
 * continues it already. Since windows are taken over last in, first out, an account never uses more windows in a minute than
 * it had active keys at once. The account must be locked.
 */
export async function findFreeWindow(trx: Knex.Transaction, accountId: string): Promise<string | null> {
  const window = trx.raw('coalesce(window_key_id, id)');
  const free: { windowKeyId: string } | undefined = await trx('api_keys')
    .where('account_id', accountId)
    .groupBy(window)
    .havingRaw('count(*) = count(revoked_at)')
    .orderByRaw('max(revoked_at) desc, 1')
    .first({ windowKeyId: window });
  return free?.windowKeyId ?? null;
}

/** Counts the active keys of an account. The count stays valid only while the account is locked. */
export async function countActiveKeys(db: Knex, accountId: string): Promise<number> {
  const row = await db('api_keys').where('account_id', accountId).whereNull('revoked_at').count({ count: '*' }).first();
  return Number(row?.['count'] ?? 0);
}
