import { auditAccount } from '../accounts/audit.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { cancelMails } from '../store/alertFirings.js';
import { deleteRule } from '../store/alertRules.js';

/** Deletes an alert rule. What it fired remains in the history, and is left out of later mails. */
export const alertsDelete: Operation<'alerts.delete'> = async (context, { caller, path }) => {
  const accountId = requireAccountId(caller);
  await context.db.transaction(async (trx) => {
    if (!(await deleteRule(trx, accountId, path.id))) throw new ApiError('not_found');
    await cancelMails(trx, accountId, path.id);
    await auditAccount({ ...context, db: trx }, 'alerts.delete', accountId, { alert: path.id });
  });
  return { done: true };
};
