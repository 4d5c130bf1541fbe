import type { Knex } from 'knex';
import { ApiError } from '../errors.js';
import type { Schemas } from '../schemas.js';
import { type Account, findAccountById } from '../store/accounts.js';
import { type ApiKey, findApiKey } from '../store/apiKeys.js';
import { toAccountResponse } from './toAccountResponse.js';

/** An account as the operator sees it, and as its owner takes it along. */
export function toAccountRecord(account: Account): Schemas['AccountRecord'] {
  const { limitPerMinute, limitPerDay, keyLimit, emailVerifiedAt, suspendedAt } = account;
  const ownLimits = { limitPerMinute, limitPerDay, keyLimit };
  return { ...toAccountResponse(account), ownLimits, emailVerifiedAt, suspendedAt };
}

/** The account of an id. Throws not_found. */
export async function getAccount(db: Knex, id: string): Promise<Account> {
  const account = await findAccountById(db, id);
  if (account === undefined) throw new ApiError('not_found', { message: 'There is no account of this id.' });
  return account;
}

/** A key of an account. Throws not_found. */
export async function getKey(db: Knex, accountId: string, id: string): Promise<ApiKey> {
  const key = await findApiKey(db, accountId, id);
  if (key === undefined) throw new ApiError('not_found', { message: 'The account has no key of this id.' });
  return key;
}
