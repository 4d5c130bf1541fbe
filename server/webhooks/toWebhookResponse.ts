import type { Schemas } from '../schemas.js';
import type { WebhookEndpoint } from '../store/webhookEndpoints.js';

/** Returns an endpoint as its owner sees it, without its secret. */
export function toWebhookResponse(endpoint: WebhookEndpoint, now: Date): Schemas['Webhook'] {
  const { id, url, description, eventTypes, format, status, disabledReason, failingSince, createdAt } = endpoint;
  const keepFuture = (at: string | null) => (at !== null && at > now.toISOString() ? at : null);
  return {
    id,
    url,
    description,
    eventTypes,
    format,
    status,
    disabledReason,
    failingSince,
    heldUntil: keepFuture(endpoint.heldUntil),
    previousSecretUntil: keepFuture(endpoint.previousSecretUntil),
    createdAt,
  };
}
