import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { deleteInSlices } from './deleteInSlices.js';
import { deleteEndpoint } from './webhookEndpoints.js';

/** Keeps a statement below some 10 ms on SQLite. */
const deliveriesPerSlice = 500;
const endpointsPerPass = 100;

/**
 * Skips what still waits for paused and disabled endpoints, and deletes deleted ones with their logs, in slices. A request or a delivery
 * that stops an endpoint leaves this to the sender, because its log can have millions of rows. Begins no further slice after `closing` is
 * aborted.
 */
export async function clearStoppedEndpoints(db: Knex, closing?: AbortSignal): Promise<void> {
  const stopped: { id: string; deleted_at: string | null }[] = await db('webhook_endpoints')
    .whereNot({ status: 'active' })
    .whereNotNull('next_due_at')
    .limit(endpointsPerPass)
    .select('id', 'deleted_at');
  for (const { id, deleted_at } of stopped) {
    if (deleted_at === null) await skipWaitingDeliveries(db, id, closing);
    else await deleteWithLog(db, id, closing);
  }
}

/** Skips the deliveries that wait for an endpoint, unless it is active. Takes turns. */
export async function skipWaitingDeliveries(db: Knex, endpointId: string, closing?: AbortSignal): Promise<void> {
  do await takeTurn();
  while (!closing?.aborted && (await db.transaction((trx) => skipSlice(trx, endpointId))));
}

/** Returns whether deliveries may still wait. */
async function skipSlice(trx: Knex.Transaction, endpointId: string): Promise<boolean> {
  const endpoint = trx('webhook_endpoints').where({ id: endpointId }).whereNot({ status: 'active' });
  // Locks the endpoint, so that it is not resumed in the meantime.
  if ((await endpoint.clone().update({ id: endpointId })) === 0) return false;
  const waiting = trx('webhook_deliveries').where({ endpoint_id: endpointId, status: 'waiting' });
  const slice = waiting.limit(deliveriesPerSlice).select('id');
  const change = { status: 'skipped', next_attempt_at: null };
  const skipped = await trx('webhook_deliveries').whereIn('id', slice).update(change);
  if (skipped === deliveriesPerSlice) return true;
  await endpoint.update({ next_due_at: null });
  return false;
}

async function deleteWithLog(db: Knex, id: string, closing?: AbortSignal): Promise<void> {
  await deleteInSlices(db, 'webhook_deliveries', (query) => query.where({ endpoint_id: id }), closing);
  if (!closing?.aborted) await db('webhook_endpoints').where({ id }).delete();
}

/** Deletes the endpoints of an account with their logs. Takes turns. */
export async function deleteEndpointsOf(db: Knex, accountId: string, at: string): Promise<void> {
  const ids: string[] = await db('webhook_endpoints').where({ account_id: accountId }).pluck('id');
  for (const id of ids) {
    // From here on, no event is queued for it.
    await deleteEndpoint(db, accountId, id, at);
    await deleteWithLog(db, id);
  }
}
