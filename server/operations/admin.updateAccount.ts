import { identifyOperator } from '../accounts/audit.js';
import { changeAccount } from '../accounts/changeAccount.js';
import { toAccountRecord } from '../accounts/toAccountRecord.js';
import type { Operation } from '../contract.js';

/** Changes the plan, the custom limits or the suspension of an account. Takes effect with the next request. */
export const adminUpdateAccount: Operation<'admin.updateAccount'> = async (context, input) => {
  const { path, body } = input;
  const account = await changeAccount(context, path.id, body, identifyOperator(input));
  return { json: toAccountRecord(account, context.now()) };
};
