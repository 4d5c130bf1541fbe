import type { Schemas } from '../schemas.js';
import type { WebhookAttempt } from '../store/webhookAttempts.js';
import type { WebhookDelivery } from '../store/webhookDeliveries.js';

/** Returns a delivery with its attempts as the owner of its endpoint sees it. */
export function toDeliveryResponse(delivery: WebhookDelivery, attempts: WebhookAttempt[]): Schemas['WebhookDelivery'] {
  const { id, messageId, eventType, status, nextAttemptAt, createdAt } = delivery;
  return {
    id: String(id),
    webhookId: messageId,
    eventType,
    status,
    nextAttemptAt,
    createdAt,
    attempts: attempts.map(({ deliveryId: _, ...attempt }) => attempt),
  };
}
