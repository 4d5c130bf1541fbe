import { revokeKey } from '../accounts/revokeKey.js';
import type { Operation } from '../contract.js';

/** Revokes a key of an account: it is refused from the next request on, on every node. */
export const adminRevokeKey: Operation<'admin.revokeKey'> = async (context, { path, client }) => {
  await revokeKey(context, { accountId: path.id, keyId: path.keyId }, client.address);
  return { done: true };
};
