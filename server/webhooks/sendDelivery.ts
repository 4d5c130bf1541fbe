import type { WebhookEndpoint } from '../store/webhookEndpoints.js';
import type { DueDelivery } from '../store/webhookQueue.js';
import { takeTurn } from '../takeTurn.js';
import { buildMessage } from './buildMessage.js';
import type { OutgoingResult } from './outgoingClient.js';
import { type Payload, readPayload } from './payload.js';
import { recordResult } from './recordResult.js';
import type { SenderContext } from './senderContext.js';

const deletedEvent: OutgoingResult = { status: null, error: 'The event is older than 30 days and was deleted.' };

/** Makes one attempt to deliver an event and records it. Rejects if the server stops, and then records nothing. */
export async function sendDelivery(
  context: SenderContext,
  endpoint: WebhookEndpoint,
  delivery: DueDelivery,
  stopping: AbortSignal,
): Promise<void> {
  const { db, now, metrics } = context;
  const payload = readPayload(delivery);
  const startedAt = now();
  const result =
    payload === undefined ? deletedEvent : await post(context, endpoint, { delivery, payload, startedAt, stopping });
  await takeTurn();
  const attempt = { startedAt, endedAt: now(), result };
  const recorded = await db.transaction((trx) => recordResult(trx, endpoint, delivery, attempt));
  if (recorded !== undefined) metrics.recordWebhookAttempt(recorded);
}

function post(
  { client, config }: SenderContext,
  endpoint: WebhookEndpoint,
  call: { delivery: DueDelivery; payload: Payload; startedAt: Date; stopping: AbortSignal },
): Promise<OutgoingResult> {
  const times = { now: call.startedAt, publicUrl: config.PUBLIC_URL };
  const message = buildMessage(endpoint, call.delivery.messageId, call.payload, times);
  return client.post({ url: endpoint.url, ...message }, call.stopping);
}
