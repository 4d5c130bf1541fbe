import { revokeKey } from '../accounts/revokeKey.js';
import type { Operation } from '../contract.js';

/** Revokes a key of an account. All nodes refuse it from the next request on. */
export const adminRevokeKey: Operation<'admin.revokeKey'> = async (context, { path, client }) => {
  await revokeKey(context, { accountId: path.id, keyId: path.keyId }, client.address);
  return { done: true };
};
