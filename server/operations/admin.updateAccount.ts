import { changeAccount } from '../accounts/changeAccount.js';
import { operatorsView } from '../accounts/operatorsView.js';
import type { Operation } from '../contract.js';

/** Sets plan, own limits and suspension of an account, from the next request on. */
export const adminUpdateAccount: Operation<'admin.updateAccount'> = async (context, { path, body, client }) => {
  return { json: operatorsView(await changeAccount(context, path.id, body, client.address)) };
};
