import type { Knex } from 'knex';
import { recordAudit } from '../store/auditLog.js';
import { insertAttempt } from '../store/webhookAttempts.js';
import {
  findEndpoint,
  holdEndpoint,
  lockEndpoint,
  updateEndpoint,
  type WebhookEndpoint,
} from '../store/webhookEndpoints.js';
import { queueWebhookMail } from '../store/webhookMails.js';
import { type DueDelivery, recordOutcome } from '../store/webhookQueue.js';
import type { OutgoingResult } from './outgoingClient.js';
import { computeNextAttemptAt, parseRetryAfter } from './retrySchedule.js';

/** An attempt that has ended. */
export interface EndedAttempt {
  startedAt: Date;
  endedAt: Date;
  result: OutgoingResult;
}

/** What an attempt led to. */
export type AttemptOutcome = 'delivered' | 'retried' | 'failed';

const hourMs = 3_600_000;
const disabledAfterMs = 5 * 24 * hourMs;
/** Failures that are further apart are not one outage. No two attempts of the schedule are. */
const maxGapMs = 48 * hourMs;
/** Statuses with which an endpoint or its proxy says that it has too much to do. */
const overloadStatuses = [429, 502, 503, 504];
const defaultHoldSeconds = 60;

/**
 * Records an attempt in the log, in the queue and at the endpoint, which it may disable. Does nothing, and returns undefined, if the endpoint
 * was deleted.
 */
export async function recordResult(
  trx: Knex.Transaction,
  { accountId, id }: WebhookEndpoint,
  delivery: DueDelivery,
  attempt: EndedAttempt,
): Promise<AttemptOutcome | undefined> {
  await lockEndpoint(trx, accountId, id);
  const endpoint = await findEndpoint(trx, accountId, id);
  if (endpoint === undefined || !(await insertAttempt(trx, toAttemptRow(delivery, attempt)))) return undefined;
  const { status } = attempt.result;
  if (status !== null && status >= 200 && status < 300) {
    await recordOutcome(trx, delivery.id, { status: 'delivered' });
    if (endpoint.lastFailedAt !== null) await updateEndpoint(trx, id, { failingSince: null, lastFailedAt: null });
    return 'delivered';
  }
  return recordFailure(trx, endpoint, delivery, attempt);
}

function toAttemptRow(delivery: DueDelivery, { startedAt, endedAt, result }: EndedAttempt) {
  return {
    deliveryId: delivery.id,
    at: startedAt.toISOString(),
    status: result.status,
    error: result.error ?? null,
    durationMs: Math.max(0, endedAt.getTime() - startedAt.getTime()),
    response: result.status === null ? null : result.start,
  };
}

async function recordFailure(
  trx: Knex.Transaction,
  endpoint: WebhookEndpoint,
  delivery: DueDelivery,
  { endedAt, result }: EndedAttempt,
): Promise<AttemptOutcome> {
  const { id, lastFailedAt } = endpoint;
  const retryAfter = result.status === null ? undefined : parseRetryAfter(result.retryAfter, endedAt);
  const isFinal = result.status === 410 || delivery.eventType === 'webhook.test';
  const next = isFinal ? undefined : computeNextAttemptAt(endedAt, delivery.failures + 1, retryAfter);
  const outcome = next
    ? ({ status: 'waiting', nextAttemptAt: next.toISOString() } as const)
    : ({ status: 'failed' } as const);
  await recordOutcome(trx, delivery.id, outcome);
  const isSameOutage = lastFailedAt !== null && endedAt.getTime() - Date.parse(lastFailedAt) <= maxGapMs;
  const failingSince = (isSameOutage && endpoint.failingSince) || endedAt.toISOString();
  await updateEndpoint(trx, id, { failingSince, lastFailedAt: endedAt.toISOString() });
  if (overloadStatuses.includes(result.status ?? 0)) {
    const holdMs = 1_000 * (retryAfter ?? defaultHoldSeconds);
    await holdEndpoint(trx, id, new Date(endedAt.getTime() + holdMs).toISOString());
  }
  await disableIfDown(trx, endpoint, { failingSince, endedAt, result });
  return outcome.status === 'waiting' ? 'retried' : 'failed';
}

/** Disables an endpoint that is gone or has failed for five days, and queues the mail about that. */
async function disableIfDown(
  trx: Knex.Transaction,
  { id, accountId, status }: WebhookEndpoint,
  { failingSince, endedAt, result }: { failingSince: string; endedAt: Date; result: OutgoingResult },
): Promise<void> {
  const isFailing = endedAt.getTime() - Date.parse(failingSince) >= disabledAfterMs;
  // Another attempt, or the owner, may have stopped it in the meantime.
  if (status !== 'active' || (result.status !== 410 && !isFailing)) return;
  const disabledReason = result.status === 410 ? 'gone' : 'failing';
  await updateEndpoint(trx, id, { status: 'disabled', disabledReason });
  const at = endedAt.toISOString();
  await queueWebhookMail(trx, id, at);
  const detail = { webhook: id, reason: disabledReason };
  await recordAudit(trx, { at, actor: 'server', action: 'webhooks.disable', accountId, detail });
}
