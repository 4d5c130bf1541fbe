import { auditAccount } from '../accounts/audit.js';
import { requireAccount } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { deleteEndpoint } from '../store/webhookEndpoints.js';

/** Deletes a webhook endpoint with its log. */
export const webhooksDelete: Operation<'webhooks.delete'> = async (context, { caller, path }) => {
  const { accountId } = requireAccount(caller);
  await context.db.transaction(async (trx) => {
    if (!(await deleteEndpoint(trx, accountId, path.id))) throw new ApiError('not_found');
    await auditAccount({ ...context, db: trx }, 'webhooks.delete', accountId, { webhook: path.id });
  });
  return { done: true };
};
