import type { Knex } from 'knex';
import { getKeyLimit } from '../access/plans.js';
import { ApiError } from '../errors.js';
import type { Account } from '../store/accounts.js';
import { type ApiKey, countActiveKeys, insertApiKey } from '../store/apiKeys.js';
import { generateKey } from './generateKey.js';

/** Adds a key to an account, its name without spaces around it, and answers it with its value. Throws key_limit_reached when it has as many active ones as it may. */
export async function createKey(
  trx: Knex.Transaction,
  account: Account,
  { name, scopes }: { name: string; scopes?: string[] | null },
  at: string,
): Promise<{ key: ApiKey; value: string }> {
  const created = generateKey({ accountId: account.id, name: name.trim(), scopes: scopes ?? null }, at);
  const activeKeys = await countActiveKeys(trx, account.id);
  if (activeKeys >= getKeyLimit(account)) {
    const message = `The account has ${activeKeys} active keys, as many as it may. Revoke one first.`;
    throw new ApiError('key_limit_reached', { message });
  }
  await insertApiKey(trx, created.key);
  return created;
}
