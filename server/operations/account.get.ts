import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { toAccountResponse } from '../accounts/toAccountResponse.js';
import type { Operation } from '../contract.js';

/** Returns the signed-in account. */
export const accountGet: Operation<'account.get'> = async ({ db, now }, { caller }) => {
  return { json: toAccountResponse(await getSignedInAccount(db, caller), now()) };
};
