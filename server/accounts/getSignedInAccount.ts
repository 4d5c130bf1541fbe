import type { Knex } from 'knex';
import { type Caller, requireSession } from '../caller.js';
import { ApiError } from '../errors.js';
import { type Account, findAccountById } from '../store/accounts.js';

/** The account of a session. Throws not_signed_in when there is none, or when it was deleted in the meantime. */
export async function getSignedInAccount(db: Knex, caller: Caller): Promise<Account> {
  const account = await findAccountById(db, requireSession(caller).accountId);
  if (account === undefined) throw new ApiError('not_signed_in');
  return account;
}
