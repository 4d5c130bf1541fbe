import type { Knex } from 'knex';
import { auditAccount } from '../accounts/audit.js';
import type { Operation } from '../contract.js';
import { stopEndpoint, updateEndpoint, type WebhookEndpoint } from '../store/webhookEndpoints.js';
import { getEndpoint, getLockedEndpoint } from '../webhooks/getEndpoint.js';
import { checkUrl } from '../webhooks/outgoingRules.js';
import { toWebhookResponse } from '../webhooks/toWebhookResponse.js';

/** Changes a webhook endpoint, pauses it or resumes it. */
export const webhooksUpdate: Operation<'webhooks.update'> = async (context, { caller, path, body }) => {
  const { db, config, now } = context;
  const { url, description, eventTypes, status } = body;
  const change = {
    ...(url !== undefined && { url: checkUrl(url, config) }),
    ...(description !== undefined && { description: description.trim() }),
    ...(eventTypes !== undefined && { eventTypes }),
  };
  const endpoint = await db.transaction(async (trx) => {
    const { id, accountId, status: before } = await getLockedEndpoint(trx, caller, path.id);
    if (Object.keys(change).length > 0) await updateEndpoint(trx, id, change);
    if (status !== undefined && status !== before) await setStatus(trx, id, status);
    const detail = { webhook: id, fields: Object.keys(body), ...(change.url && { host: new URL(change.url).host }) };
    await auditAccount({ ...context, db: trx }, 'webhooks.update', accountId, detail);
    return getEndpoint(trx, caller, id);
  });
  return { json: toWebhookResponse(endpoint, now()) };
};

async function setStatus(trx: Knex.Transaction, id: string, status: 'active' | 'paused'): Promise<void> {
  const active: Partial<WebhookEndpoint> = {
    status: 'active',
    disabledReason: null,
    failingSince: null,
    heldUntil: null,
  };
  if (status === 'active') return updateEndpoint(trx, id, active);
  // A disabled endpoint has nothing to stop.
  const paused = { status, disabledReason: null };
  if (!(await stopEndpoint(trx, id, paused))) await updateEndpoint(trx, id, paused);
}
