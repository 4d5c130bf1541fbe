import type { Knex } from 'knex';
import { type Caller, requireSession } from '../caller.js';
import { ApiError } from '../errors.js';
import { type Account, findAccountById } from '../store/accounts.js';

/** Returns the account of the session. Throws not_signed_in if there is no session or the account has been deleted. */
export async function getSignedInAccount(db: Knex, caller: Caller): Promise<Account> {
  const account = await findAccountById(db, requireSession(caller).accountId);
  if (account === undefined) throw new ApiError('not_signed_in');
  return account;
}
