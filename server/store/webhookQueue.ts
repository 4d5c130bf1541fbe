import type { Knex } from 'knex';
import { countUpTo } from './dayCounts.js';
import type { StoredEvent } from './events.js';
import { selectRows } from './rows.js';
import type { WebhookDelivery } from './webhookDeliveries.js';

/** A node that sends the deliveries of an endpoint has leased it until an instant. */
export interface Lease {
  holder: string;
  until: string;
}

/**
 * Leases endpoints with due deliveries, those first that have waited longest for their turn. One node sends the deliveries of an
 * endpoint at a time. Returns their ids.
 */
export async function leaseEndpoints(db: Knex, limit: number, at: string, lease: Lease): Promise<string[]> {
  const filterReady = (query: Knex.QueryBuilder) =>
    query
      .where('status', 'active')
      .where('next_due_at', '<=', at)
      .where((held) => held.whereNull('held_until').orWhere('held_until', '<=', at))
      .where((leased) => leased.whereNull('lease_until').orWhere('lease_until', '<=', at));
  const candidates: string[] = await filterReady(db('webhook_endpoints'))
    .orderBy(['last_turn_at', 'id'])
    .limit(limit)
    .pluck('id');
  const leased: string[] = [];
  for (const id of candidates) {
    const change = { lease_holder: lease.holder, lease_until: lease.until, last_turn_at: at };
    if ((await filterReady(db('webhook_endpoints').where({ id })).update(change)) > 0) leased.push(id);
  }
  return leased;
}

/** Extends a lease. Returns false if it has passed to another node. */
export async function renewLease(db: Knex, endpointId: string, { holder, until }: Lease): Promise<boolean> {
  const lease = db('webhook_endpoints').where({ id: endpointId, lease_holder: holder });
  return (await lease.update({ lease_until: until })) > 0;
}

/** Ends a lease, and computes when the next delivery of the endpoint is due. */
export async function releaseEndpoint(db: Knex, id: string, holder: string): Promise<void> {
  await db.transaction(async (trx) => {
    // Waits for transactions that queue deliveries, so that the next statement sees them.
    await trx('webhook_endpoints').where({ id }).update({ id });
    const next = trx('webhook_deliveries').where({ endpoint_id: id, status: 'waiting' }).min('next_attempt_at');
    await trx('webhook_endpoints')
      .where({ id, lease_holder: holder })
      .update({
        ...{ next_due_at: next, lease_holder: null, lease_until: null },
      });
  });
}

/** A delivery to send. */
export interface DueDelivery
  extends Pick<WebhookDelivery, 'id' | 'messageId' | 'eventType' | 'failures' | 'createdAt'> {
  /** The event; null for a test event, and if the event was deleted. */
  event: Pick<StoredEvent, 'occurredAt' | 'data'> | null;
  /** The payload of a test event. */
  payload: string | null;
}

/** Lists the deliveries of an endpoint that are due, those first that have been due for longest. */
export async function listDueDeliveries(
  db: Knex,
  endpointId: string,
  at: string,
  limit: number,
): Promise<DueDelivery[]> {
  const rows = await selectRows<Omit<DueDelivery, 'event'> & { occurredAt: string | null; data: string | null }>(
    db,
    `select d.id, d.message_id as "messageId", d.event_type as "eventType", d.failures, d.created_at as "createdAt", d.payload,
       e.occurred_at as "occurredAt", e.data
     from webhook_deliveries d left join events e on e.id = d.event_id
     where d.endpoint_id = ? and d.status = 'waiting' and d.next_attempt_at <= ? order by d.next_attempt_at, d.id limit ?`,
    [endpointId, at, limit],
  );
  return rows.map(({ occurredAt, data, ...delivery }) => ({
    ...delivery,
    event: occurredAt === null || data === null ? null : { occurredAt, data: JSON.parse(data) },
  }));
}

/** Records that a delivery has succeeded, that it failed for the last time, or that it is tried again at `nextAttemptAt`. */
export async function recordOutcome(
  trx: Knex.Transaction,
  id: number,
  outcome: { status: 'delivered' | 'failed' } | { status: 'waiting'; nextAttemptAt: string },
): Promise<void> {
  const nextAttemptAt = outcome.status === 'waiting' ? outcome.nextAttemptAt : null;
  const change = { status: outcome.status, next_attempt_at: nextAttemptAt };
  const delivery = trx('webhook_deliveries').where({ id });
  if (outcome.status === 'delivered') await delivery.update(change);
  // The owner may have paused the endpoint in the meantime.
  else await delivery.where({ status: 'waiting' }).update({ ...change, failures: trx.raw('failures + 1') });
}

/** Counts a delivery of an account in a UTC day. Returns false, and counts nothing, if the account has reached its limit. */
export async function countDelivery(db: Knex, accountId: string, day: string, limit: number): Promise<boolean> {
  return countUpTo(db, { table: 'webhook_days', column: 'deliveries' }, { accountId, day, limit });
}

/** Deletes the counts of days before a day. Returns how many. */
export async function deleteDeliveryCounts(db: Knex, before: string): Promise<number> {
  return db('webhook_days').where('day', '<', before).delete();
}

/** Returns the number of waiting deliveries, and for how long the first of them has been due. */
export async function readQueueState(db: Knex, now: Date): Promise<{ waiting: number; overdueSeconds: number }> {
  const [state] = await selectRows<{ waiting: number; dueSince: string | null }>(
    db,
    `select (select count(*) from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
       where e.status = 'active' and e.next_due_at is not null and d.status = 'waiting') as waiting,
       (select min(next_due_at) from webhook_endpoints where status = 'active') as "dueSince"`,
    [],
  );
  const overdueMs = now.getTime() - Date.parse(state?.dueSince ?? now.toISOString());
  return { waiting: Number(state?.waiting ?? 0), overdueSeconds: Math.max(0, overdueMs / 1_000) };
}
