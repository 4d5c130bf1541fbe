import type { Knex } from 'knex';
import { appendEvents, type NewEvent } from '../../server/store/events.js';
import { insertEndpoint, type WebhookEndpoint } from '../../server/store/webhookEndpoints.js';

export const testSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** Inserts an active endpoint that takes all events. */
export async function addEndpoint(
  db: Knex,
  endpoint: Pick<WebhookEndpoint, 'id' | 'accountId' | 'url'> & Partial<WebhookEndpoint>,
): Promise<void> {
  await insertEndpoint(db, {
    description: '',
    eventTypes: ['series.released', 'series.revised', 'calendar.changed', 'alert.fired'],
    format: 'standard',
    status: 'active',
    disabledReason: null,
    secret: testSecret,
    previousSecret: null,
    previousSecretUntil: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    failingSince: null,
    lastFailedAt: null,
    heldUntil: null,
    ...endpoint,
  });
}

/** Appends alerts of an account as events, numbered from 1 up. */
export async function fireAlerts(
  db: Knex,
  accountId: string,
  count: number,
  at: Date,
  data: object = {},
): Promise<void> {
  const events = Array.from(
    { length: count },
    (_, index): NewEvent => ({
      type: 'alert.fired',
      accountId,
      seriesId: null,
      releaseId: null,
      occurredAt: at.toISOString(),
      data: { number: index + 1, ...data },
    }),
  );
  await db.transaction((trx) => appendEvents(trx, events));
}

/** Returns the status of each delivery, in the order in which they were queued. */
export async function listStatuses(db: Knex): Promise<string[]> {
  return db('webhook_deliveries').orderBy('id').pluck('status');
}
