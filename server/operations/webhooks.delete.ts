import type { Knex } from 'knex';
import { auditAccount } from '../accounts/audit.js';
import { requireAccount } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { lockAccount } from '../store/accounts.js';
import { type AlertRule, lockRulesOfWebhook, updateRule } from '../store/alertRules.js';
import { deleteEndpoint } from '../store/webhookEndpoints.js';

const maxNamed = 3;

/** Deletes a webhook endpoint with its log. */
export const webhooksDelete: Operation<'webhooks.delete'> = async (context, { caller, path }) => {
  const { accountId } = requireAccount(caller);
  await context.db.transaction(async (trx) => {
    await lockAccount(trx, accountId);
    await removeFromRules(trx, accountId, path.id);
    if (!(await deleteEndpoint(trx, accountId, path.id))) throw new ApiError('not_found');
    await auditAccount({ ...context, db: trx }, 'webhooks.delete', accountId, { webhook: path.id });
  });
  return { done: true };
};

/** A rule without endpoints sends to all of them, so that the last one cannot be removed. */
async function removeFromRules(trx: Knex.Transaction, accountId: string, webhookId: string): Promise<void> {
  const rules = await lockRulesOfWebhook(trx, accountId, webhookId);
  const dependent = rules.filter(({ delivery }) => delivery.webhookIds.length === 1);
  if (dependent.length > 0) throw new ApiError('webhook_in_use', { message: describeUse(dependent) });
  for (const rule of rules) {
    const webhookIds = rule.delivery.webhookIds.filter((id) => id !== webhookId);
    await updateRule(trx, { ...rule, delivery: { ...rule.delivery, webhookIds } });
  }
}

function describeUse(rules: readonly AlertRule[]): string {
  const [first] = rules;
  if (rules.length === 1)
    return `The alert rule '${first?.name}' sends to this endpoint only. Change or delete it first.`;
  const names = rules.slice(0, maxNamed).map(({ name }) => `'${name}'`);
  const more = rules.length > maxNamed ? ` and ${rules.length - maxNamed} more` : '';
  return `${rules.length} alert rules send to this endpoint only: ${names.join(', ')}${more}. Change or delete them first.`;
}
