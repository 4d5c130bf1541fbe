import { randomUUID } from 'node:crypto';
import type { Operation } from '../contract.js';
import { insertTestDelivery } from '../store/webhookDeliveries.js';
import { assertActive, getLockedEndpoint } from '../webhooks/getEndpoint.js';
import { toDeliveryResponse } from '../webhooks/toDeliveryResponse.js';

/** Queues a test event for a webhook endpoint. Throws webhook_inactive. */
export const webhooksTest: Operation<'webhooks.test'> = async ({ db, now }, { caller, path }) => {
  const at = now().toISOString();
  const delivery = await db.transaction(async (trx) => {
    const endpoint = await getLockedEndpoint(trx, caller, path.id);
    assertActive(endpoint);
    const data = { webhook: endpoint.id, message: 'This is a test event.' };
    const payload = JSON.stringify({ type: 'webhook.test', timestamp: at, data });
    return insertTestDelivery(trx, { endpointId: endpoint.id, messageId: `test_${randomUUID()}`, payload, at });
  });
  return { json: toDeliveryResponse(delivery, []) };
};
