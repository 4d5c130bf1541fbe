import { accountRecord } from '../accounts/accountRecord.js';
import { signedInAccount } from '../accounts/signedInAccount.js';
import type { Operation } from '../contract.js';

/** The account that is signed in. */
export const accountGet: Operation<'account.get'> = async ({ db }, { caller }) => {
  return { json: accountRecord(await signedInAccount(db, caller)) };
};
