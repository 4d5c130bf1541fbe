import { getSignedInAccount } from '../accounts/getSignedInAccount.js';
import { toAccountResponse } from '../accounts/toAccountResponse.js';
import type { Operation } from '../contract.js';
import { updateAccount } from '../store/accounts.js';

/** Changes the name of the signed-in account. */
export const accountUpdate: Operation<'account.update'> = async ({ db, now }, { caller, body }) => {
  const account = await getSignedInAccount(db, caller);
  const name = body.name.trim();
  await updateAccount(db, account.id, { name }, now().toISOString());
  return { json: toAccountResponse({ ...account, name }, now()) };
};
