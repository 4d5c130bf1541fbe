import { isOwner } from '../access/isOwner.js';
import {
  getComputeLimits,
  getKeyLimit,
  getLimits,
  getMaxAlertRules,
  getWebhookLimits,
  withPlanInForce,
} from '../access/plans.js';
import type { Schemas } from '../schemas.js';
import type { Account } from '../store/accounts.js';

/** Returns an account as its owner sees it, with the plan in force. */
export function toAccountResponse(stored: Account, now: Date): Schemas['Account'] {
  const account = withPlanInForce(stored, now);
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
