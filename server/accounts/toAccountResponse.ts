import { isOwner } from '../access/isOwner.js';
import { getComputeLimits, getKeyLimit, getLimits, getMaxAlertRules, getWebhookLimits } from '../access/plans.js';
import type { Schemas } from '../schemas.js';
import type { Account } from '../store/accounts.js';

/** Returns an account as its owner sees it. */
export function toAccountResponse(account: Account): Schemas['Account'] {
  const { id, email, name, plan, createdAt } = account;
  const { perMinute, perDay } = getLimits(account);
  const compute = getComputeLimits(plan);
  const webhooks = getWebhookLimits(plan);
  return {
    id,
    email,
    name,
    plan,
    isOwner: isOwner(account),
    limitPerMinute: perMinute,
    limitPerDay: perDay,
    keyLimit: getKeyLimit(account),
    computeLimit: compute.max / 1_000,
    computePerMinute: compute.perMinute / 1_000,
    maxAlertRules: getMaxAlertRules(plan),
    maxWebhookEndpoints: webhooks.maxEndpoints,
    webhookDeliveriesPerDay: webhooks.deliveriesPerDay,
    createdAt,
  };
}
