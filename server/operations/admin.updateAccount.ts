import { changeAccount } from '../accounts/changeAccount.js';
import { toAccountRecord } from '../accounts/toAccountRecord.js';
import type { Operation } from '../contract.js';

/** Sets plan, own limits and suspension of an account, from the next request on. */
export const adminUpdateAccount: Operation<'admin.updateAccount'> = async (context, { path, body, client }) => {
  return { json: toAccountRecord(await changeAccount(context, path.id, body, client.address)) };
};
