import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { deleteInSlices } from './deleteInSlices.js';
import { deleteEndpoint } from './webhookEndpoints.js';

/** Keeps a statement below about 10 ms on SQLite. */
const deliveriesPerSlice = 500;
const endpointsPerPass = 100;
/** After this time, the next pass goes on, so that a long log does not hold up what waits for other endpoints. */
const maxPassMs = 1_000;

/**
 * Skips what still waits for paused and disabled endpoints, and deletes deleted ones with their logs, in slices. A request or a delivery
 * that stops an endpoint leaves this to the sender, because its log can have millions of rows. Ends after about a second, or when `closing`
 * is aborted; the next call goes on.
 */
export async function clearStoppedEndpoints(db: Knex, closing?: AbortSignal): Promise<void> {
  const endsAt = performance.now() + maxPassMs;
  const isOver = () => closing?.aborted === true || performance.now() > endsAt;
  for (const id of await listPaused(db)) await skipWaitingDeliveries(db, id, isOver);
  for (const id of await listDeleted(db)) await deleteWithLog(db, id, isOver);
}

/** Lists inactive endpoints for which deliveries may wait. */
async function listPaused(db: Knex): Promise<string[]> {
  const inactive = db('webhook_endpoints').where({ deleted_at: null }).whereNot({ status: 'active' });
  return inactive.whereNotNull('next_due_at').orderBy('id').limit(endpointsPerPass).pluck('id');
}

async function listDeleted(db: Knex): Promise<string[]> {
  const deleted = db('webhook_endpoints').whereNotNull('deleted_at');
  return deleted.orderBy(['deleted_at', 'id']).limit(endpointsPerPass).pluck('id');
}

/** Skips the deliveries that wait for an endpoint, unless it is active. Takes turns. */
export async function skipWaitingDeliveries(db: Knex, endpointId: string, isOver = () => false): Promise<void> {
  for (;;) {
    await takeTurn();
    if (isOver() || !(await db.transaction((trx) => skipSlice(trx, endpointId)))) return;
  }
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

/** Deletes the log of an endpoint, and the endpoint when nothing of its log is left. */
async function deleteWithLog(db: Knex, id: string, isOver?: () => boolean): Promise<void> {
  await deleteInSlices(db, 'webhook_deliveries', (query) => query.where({ endpoint_id: id }), isOver);
  const log = db('webhook_deliveries').where({ endpoint_id: id }).select('id');
  await db('webhook_endpoints').where({ id }).whereNotExists(log).delete();
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
