import { randomUUID } from 'node:crypto';
import { getWebhookLimits } from '../access/plans.js';
import { auditAccount } from '../accounts/audit.js';
import { requireAccount } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { lockAccount } from '../store/accounts.js';
import { countEndpoints, insertEndpoint, type WebhookEndpoint } from '../store/webhookEndpoints.js';
import { checkUrl } from '../webhooks/outgoingRules.js';
import { generateWebhookSecret } from '../webhooks/secrets.js';
import { toWebhookResponse } from '../webhooks/toWebhookResponse.js';

const endpointDefaults = {
  status: 'active',
  disabledReason: null,
  previousSecret: null,
  previousSecretUntil: null,
  failingSince: null,
  lastFailedAt: null,
  heldUntil: null,
} as const;

/** Creates a webhook endpoint. Throws webhook_limit_reached. */
export const webhooksCreate: Operation<'webhooks.create'> = async (context, { caller, body }) => {
  const { db, config, now } = context;
  const { accountId, plan } = requireAccount(caller);
  const endpoint: WebhookEndpoint = {
    ...endpointDefaults,
    id: randomUUID(),
    accountId,
    url: checkUrl(body.url, config),
    description: body.description.trim(),
    eventTypes: body.eventTypes,
    format: body.format,
    secret: generateWebhookSecret(),
    createdAt: now().toISOString(),
  };
  await db.transaction(async (trx) => {
    if (!(await lockAccount(trx, accountId))) throw new ApiError('not_signed_in');
    const { maxEndpoints } = getWebhookLimits(plan);
    if ((await countEndpoints(trx, accountId)) >= maxEndpoints) {
      const advice = 'Delete an endpoint first, or change to a larger plan.';
      const message = `Webhook endpoint limit reached (${maxEndpoints}). ${advice}`;
      throw new ApiError('webhook_limit_reached', { message });
    }
    await insertEndpoint(trx, endpoint);
    const detail = { webhook: endpoint.id, host: new URL(endpoint.url).host };
    await auditAccount({ ...context, db: trx }, 'webhooks.create', accountId, detail);
  });
  return { json: { webhook: toWebhookResponse(endpoint, now()), secret: endpoint.secret } };
};
