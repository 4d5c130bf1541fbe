import type { Knex } from 'knex';
import { ApiError } from '../errors.js';
import { type AlertRule, lockRulesOfWebhook, updateRule } from '../store/alertRules.js';

const maxNamed = 3;

/** Removes an endpoint from the rules that name it. Throws webhook_in_use if a rule names only it: without it, the rule would send to all. */
export async function removeFromRules(trx: Knex.Transaction, accountId: string, webhookId: string): Promise<void> {
  const rules = await lockRulesOfWebhook(trx, accountId, webhookId);
  assertNone(
    rules.filter(({ delivery }) => delivery.webhookIds.length === 1),
    'to this endpoint only',
  );
  for (const rule of rules) {
    const webhookIds = rule.delivery.webhookIds.filter((id) => id !== webhookId);
    await updateRule(trx, { ...rule, delivery: { ...rule.delivery, webhookIds } });
  }
}

/** Throws webhook_in_use if a rule names an endpoint that is to take no more alerts. */
export async function assertUnused(trx: Knex.Transaction, accountId: string, webhookId: string): Promise<void> {
  assertNone(await lockRulesOfWebhook(trx, accountId, webhookId), 'alerts to this endpoint');
}

function assertNone(rules: readonly AlertRule[], what: string): void {
  const [first] = rules;
  if (first === undefined) return;
  throw new ApiError('webhook_in_use', {
    message: rules.length === 1 ? describeOne(first, what) : describeSeveral(rules, what),
  });
}

function describeOne({ name }: AlertRule, what: string): string {
  return `The alert rule '${name}' sends ${what}. Change or delete it first.`;
}

function describeSeveral(rules: readonly AlertRule[], what: string): string {
  const names = rules.slice(0, maxNamed).map(({ name }) => `'${name}'`);
  const more = rules.length > maxNamed ? ` and ${rules.length - maxNamed} more` : '';
  return `${rules.length} alert rules send ${what}: ${names.join(', ')}${more}. Change or delete them first.`;
}
