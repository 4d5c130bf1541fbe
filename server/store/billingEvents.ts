import type { Knex } from 'knex';

/** An event of Stripe about a customer. */
export interface BillingEvent {
  id: string;
  type: string;
  customerId: string;
}

const table = 'billing_events';

/** Stores an event to be worked. Returns false, and changes nothing, if it was stored before. */
export async function insertEvent(
  trx: Knex.Transaction,
  { id, type, customerId }: BillingEvent,
  at: string,
): Promise<boolean> {
  const inserted: unknown[] = await trx(table)
    .insert({ id, type, customer_id: customerId, received_at: at, attempts: 0, next_attempt_at: at })
    .onConflict('id')
    .ignore()
    .returning('id');
  return inserted.length > 0;
}

/** Lists customers with events that are due, up to `limit`. */
export async function listDueCustomers(db: Knex, at: string, limit: number): Promise<string[]> {
  return db(table)
    .where('next_attempt_at', '<=', at)
    .groupBy('customer_id')
    .orderByRaw('min(received_at)')
    .limit(limit)
    .pluck('customer_id');
}

/** An event that this process works, until `leaseEnd`. */
export interface ClaimedEvent {
  id: string;
  attempts: number;
}

/** Claims the due events of a customer until an instant. If this process is killed, they are due again then. */
export async function claimEvents(db: Knex, customerId: string, at: string, leaseEnd: string): Promise<ClaimedEvent[]> {
  return db(table)
    .where({ customer_id: customerId })
    .where('next_attempt_at', '<=', at)
    .update({ next_attempt_at: leaseEnd, attempts: db.raw('attempts + 1') })
    .returning(['id', 'attempts']);
}

/** Records that events are worked, in the transaction that writes what they led to. */
export async function recordWorked(db: Knex, ids: string[], at: string): Promise<void> {
  if (ids.length > 0) await db(table).whereIn('id', ids).update({ worked_at: at, next_attempt_at: null, error: null });
}

/** Records that events could not be worked, and when they are tried again. */
export async function recordFailed(db: Knex, ids: string[], nextAttemptAt: string, error: string): Promise<void> {
  await db(table).whereIn('id', ids).whereNull('worked_at').update({ next_attempt_at: nextAttemptAt, error });
}

/** Counts the events that wait to be worked. */
export async function countWaitingEvents(db: Knex): Promise<number> {
  const row = await db(table).whereNotNull('next_attempt_at').count({ count: '*' }).first();
  return Number(row?.['count'] ?? 0);
}

/** Deletes events that were received before an instant. Returns how many. */
export async function deleteBillingEvents(db: Knex, receivedBefore: string): Promise<number> {
  return db(table).where('received_at', '<', receivedBefore).delete();
}
