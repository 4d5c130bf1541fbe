import { identifyOperator } from '../accounts/audit.js';
import { revokeKey } from '../accounts/revokeKey.js';
import type { Operation } from '../contract.js';

/** Revokes a key of an account. All nodes refuse it from the next request on. */
export const adminRevokeKey: Operation<'admin.revokeKey'> = async (context, input) => {
  const { path } = input;
  await revokeKey(context, { accountId: path.id, keyId: path.keyId }, identifyOperator(input));
  return { done: true };
};
