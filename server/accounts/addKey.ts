import type { Knex } from 'knex';
import { keyLimitOf } from '../access/plans.js';
import { ApiError } from '../errors.js';
import type { Account } from '../store/accounts.js';
import { type ApiKey, countActiveKeys, insertApiKey } from '../store/apiKeys.js';
import { makeKey } from './makeKey.js';

/** Adds a key to an account, its name without spaces around it, and answers it with its value. Throws key_limit_reached when it has as many active ones as it may. */
export async function addKey(
  trx: Knex.Transaction,
  account: Account,
  { name, scopes }: { name: string; scopes?: string[] | null },
  at: string,
): Promise<{ key: ApiKey; value: string }> {
  const made = makeKey({ accountId: account.id, name: name.trim(), scopes: scopes ?? null }, at);
  const active = await countActiveKeys(trx, account.id);
  if (active >= keyLimitOf(account)) {
    const message = `The account has ${active} active keys, as many as it may. Revoke one first.`;
    throw new ApiError('key_limit_reached', { message });
  }
  await insertApiKey(trx, made.key);
  return made;
}
