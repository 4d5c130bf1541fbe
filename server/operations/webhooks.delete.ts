import { auditAccount } from '../accounts/audit.js';
import { requireAccount } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { lockAccount } from '../store/accounts.js';
import { deleteEndpoint } from '../store/webhookEndpoints.js';
import { removeFromRules } from '../webhooks/rulesOfEndpoint.js';

/** Deletes a webhook endpoint with its log. Throws webhook_in_use. */
export const webhooksDelete: Operation<'webhooks.delete'> = async (context, { caller, path }) => {
  const { accountId } = requireAccount(caller);
  await context.db.transaction(async (trx) => {
    await lockAccount(trx, accountId);
    await removeFromRules(trx, accountId, path.id);
    if (!(await deleteEndpoint(trx, accountId, path.id, context.now().toISOString()))) throw new ApiError('not_found');
    await auditAccount({ ...context, db: trx }, 'webhooks.delete', accountId, { webhook: path.id });
  });
  return { done: true };
};
