import type { Knex } from 'knex';
import type { Account } from './accounts.js';
import { bumpDataVersion } from './dataVersion.js';
import { type Table, toColumns } from './rows.js';

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
}

/** A key with what its account may use. */
export interface ApiKeyWithAccount extends ApiKey {
  account: Pick<Account, 'plan' | 'limitPerMinute' | 'limitPerDay'>;
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
  },
  json: [],
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
  const row = await db('api_keys as k')
    .join('accounts as a', 'a.id', 'k.account_id')
    .where('k.hash', hash)
    .first({
      ...Object.fromEntries(Object.entries(apiKeys.columns).map(([field, column]) => [field, `k.${column}`])),
      plan: 'a.plan',
      limitPerMinute: 'a.limit_per_minute',
      limitPerDay: 'a.limit_per_day',
    });
  if (row === undefined) return undefined;
  const { plan, limitPerMinute, limitPerDay, ...key } = row;
  return { ...key, account: { plan, limitPerMinute, limitPerDay } };
}

/** Notes when a key was last used; an earlier instant than the one noted changes nothing. */
export async function recordApiKeyUse(db: Knex, id: string, at: string): Promise<void> {
  await db('api_keys')
    .where({ id })
    .andWhere((query) => query.whereNull('last_used_at').orWhere('last_used_at', '<', at))
    .update({ last_used_at: at });
}
