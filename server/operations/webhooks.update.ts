import { auditAccount } from '../accounts/audit.js';
import { requireAccount } from '../caller.js';
import type { Operation } from '../contract.js';
import { lockAccount } from '../store/accounts.js';
import { skipWaitingDeliveries } from '../store/stoppedEndpoints.js';
import { type EndpointChange, updateEndpoint } from '../store/webhookEndpoints.js';
import { getEndpoint, getLockedEndpoint } from '../webhooks/getEndpoint.js';
import { checkUrl } from '../webhooks/outgoingRules.js';
import { assertUnused } from '../webhooks/rulesOfEndpoint.js';
import { toWebhookResponse } from '../webhooks/toWebhookResponse.js';

const changesByStatus: Record<'active' | 'paused', EndpointChange> = {
  active: { status: 'active', disabledReason: null, failingSince: null, heldUntil: null },
  paused: { status: 'paused', disabledReason: null },
};

/** Changes a webhook endpoint, pauses it or resumes it. What waits when it is paused is skipped. Throws webhook_in_use. */
export const webhooksUpdate: Operation<'webhooks.update'> = async (context, { caller, path, body }) => {
  const { db, config, now } = context;
  const { url, description, eventTypes, status } = body;
  const change = {
    ...(url !== undefined && { url: checkUrl(url, config) }),
    ...(description !== undefined && { description: description.trim() }),
    ...(eventTypes !== undefined && { eventTypes }),
  };
  if (status === 'active') await skipWaitingDeliveries(db, (await getEndpoint(db, caller, path.id)).id);
  const endpoint = await db.transaction(async (trx) => {
    const takesNoAlerts = eventTypes !== undefined && !eventTypes.includes('alert.fired');
    // Locks the account before the endpoint, as webhooks.delete does.
    if (takesNoAlerts) await lockAccount(trx, requireAccount(caller).accountId);
    const { id, accountId, status: before } = await getLockedEndpoint(trx, caller, path.id);
    if (takesNoAlerts) await assertUnused(trx, accountId, id);
    const statusChange = status !== undefined && status !== before ? changesByStatus[status] : {};
    const changed = { ...change, ...statusChange };
    if (Object.keys(changed).length > 0) await updateEndpoint(trx, id, changed);
    const detail = { webhook: id, fields: Object.keys(body), ...(change.url && { host: new URL(change.url).host }) };
    await auditAccount({ ...context, db: trx }, 'webhooks.update', accountId, detail);
    return getEndpoint(trx, caller, id);
  });
  return { json: toWebhookResponse(endpoint, now()) };
};
