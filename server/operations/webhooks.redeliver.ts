import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { listAttempts } from '../store/webhookAttempts.js';
import { findDelivery, requeueDeliveries } from '../store/webhookDeliveries.js';
import { assertActive, getLockedEndpoint } from '../webhooks/getEndpoint.js';
import { toDeliveryResponse } from '../webhooks/toDeliveryResponse.js';

/** Queues a delivery again. Throws webhook_inactive. */
export const webhooksRedeliver: Operation<'webhooks.redeliver'> = async ({ db, now }, { caller, path }) => {
  const deliveryId = Number(path.deliveryId);
  const delivery = await db.transaction(async (trx) => {
    const endpoint = await getLockedEndpoint(trx, caller, path.id);
    assertActive(endpoint);
    await requeueDeliveries(trx, endpoint.id, [deliveryId], now().toISOString());
    return findDelivery(trx, endpoint.id, deliveryId);
  });
  if (delivery === undefined) throw new ApiError('not_found');
  return { json: toDeliveryResponse(delivery, await listAttempts(db, [deliveryId])) };
};
