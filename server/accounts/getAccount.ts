import type { Knex } from 'knex';
import { ApiError } from '../errors.js';
import { type Account, findAccountById } from '../store/accounts.js';

/** Returns the account with this id. Throws not_found. */
export async function getAccount(db: Knex, id: string): Promise<Account> {
  const account = await findAccountById(db, id);
  if (account === undefined) throw new ApiError('not_found', { message: 'No account has this id.' });
  return account;
}
