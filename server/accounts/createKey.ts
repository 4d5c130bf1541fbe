import type { Knex } from 'knex';
import { getKeyLimit } from '../access/plans.js';
import { ApiError } from '../errors.js';
import { type Account, lockAccount } from '../store/accounts.js';
import { type ApiKey, countActiveKeys, findFreeWindow, insertApiKey } from '../store/apiKeys.js';
import { generateKey } from './generateKey.js';

/**
 * Creates a key and returns it with its value. Trims the name. The key continues the rate window of the key revoked last, so
 * that replacing keys does not reset the limit. Throws key_limit_reached.
 */
export async function createKey(
  trx: Knex.Transaction,
  account: Account,
  { name, scopes }: { name: string; scopes?: string[] | null },
  at: string,
): Promise<{ key: ApiKey; value: string }> {
  // Concurrent requests add keys one after another, so that none exceeds the limit.
  await lockAccount(trx, account.id);
  const activeKeys = await countActiveKeys(trx, account.id);
  if (activeKeys >= getKeyLimit(account)) {
    const message = `Active key limit reached (${activeKeys}). Revoke a key first.`;
    throw new ApiError('key_limit_reached', { message });
  }
  const windowKeyId = await findFreeWindow(trx, account.id);
  const fields = { accountId: account.id, name: name.trim(), scopes: scopes ?? null, windowKeyId };
  const created = generateKey(fields, at);
  await insertApiKey(trx, created.key);
  return created;
}
