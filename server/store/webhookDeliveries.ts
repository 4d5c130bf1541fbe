import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { takeTurn } from '../takeTurn.js';
import { deleteInSlices } from './deleteInSlices.js';
import { listRows, type Table, toColumns } from './rows.js';

/** The delivery of an event to an endpoint. */
export interface WebhookDelivery {
  id: number;
  endpointId: string;
  /** The header `webhook-id`. */
  messageId: string;
  eventType: Schemas['WebhookDelivery']['eventType'];
  status: Schemas['WebhookDeliveryStatus'];
  /** Number of failed attempts since it was queued last. */
  failures: number;
  nextAttemptAt: string | null;
  createdAt: string;
}

const deliveriesWithoutId: Table<Omit<WebhookDelivery, 'id'>> = {
  name: 'webhook_deliveries',
  columns: {
    endpointId: 'endpoint_id',
    messageId: 'message_id',
    eventType: 'event_type',
    status: 'status',
    failures: 'failures',
    nextAttemptAt: 'next_attempt_at',
    createdAt: 'created_at',
  },
  json: [],
};
const deliveries: Table<WebhookDelivery> = {
  ...deliveriesWithoutId,
  columns: { id: 'id', ...deliveriesWithoutId.columns },
};

/** Queues a test event, whose payload is stored with its delivery. */
export async function insertTestDelivery(
  trx: Knex.Transaction,
  { endpointId, messageId, payload, at }: { endpointId: string; messageId: string; payload: string; at: string },
): Promise<WebhookDelivery> {
  const delivery: Omit<WebhookDelivery, 'id'> = {
    endpointId,
    messageId,
    eventType: 'webhook.test',
    status: 'waiting',
    failures: 0,
    nextAttemptAt: at,
    createdAt: at,
  };
  const row = { ...toColumns(deliveriesWithoutId, delivery), payload };
  const [inserted]: { id: number }[] = await trx(deliveries.name).insert(row).returning('id');
  await setDue(trx, endpointId, at);
  return { id: Number(inserted?.id), ...delivery };
}

/** Which deliveries to list. `before` is the last one of the previous page. */
interface DeliveryQuery {
  status?: WebhookDelivery['status'] | undefined;
  before?: Pick<WebhookDelivery, 'createdAt' | 'id'> | undefined;
  limit: number;
}

/** Lists the deliveries of an endpoint, latest first. */
export async function listDeliveries(
  db: Knex,
  endpointId: string,
  { status, before, limit }: DeliveryQuery,
): Promise<WebhookDelivery[]> {
  return listRows(db, deliveries, (query) => {
    query.where({ endpoint_id: endpointId, ...(status !== undefined && { status }) });
    if (before !== undefined) query.whereRaw('(created_at, id) < (?, ?)', [before.createdAt, before.id]);
    return query.orderByRaw('created_at desc, id desc').limit(limit);
  });
}

export async function findDelivery(db: Knex, endpointId: string, id: number): Promise<WebhookDelivery | undefined> {
  return (await listRows(db, deliveries, (query) => query.where({ endpoint_id: endpointId, id })))[0];
}

/** Queues deliveries of an endpoint again, for `at`. The caller has locked the endpoint. */
export async function requeueDeliveries(
  trx: Knex.Transaction,
  endpointId: string,
  ids: number[],
  at: string,
): Promise<void> {
  const change = { status: 'waiting', failures: 0, next_attempt_at: at };
  await trx(deliveries.name).where({ endpoint_id: endpointId }).whereIn('id', ids).update(change);
  await setDue(trx, endpointId, at);
}

const requeuedPerSlice = 500;

/** Lists the ids of failed and skipped deliveries since an instant, oldest first. */
export async function listUndeliveredIds(db: Knex, endpointId: string, since: string): Promise<number[]> {
  await takeTurn();
  return db(deliveries.name)
    .where({ endpoint_id: endpointId })
    .whereIn('status', ['failed', 'skipped'])
    .where('created_at', '>=', since)
    .orderBy(['created_at', 'id'])
    .limit(requeuedPerSlice)
    .pluck('id');
}

/** Makes an endpoint due, unless it is due earlier. */
async function setDue(trx: Knex.Transaction, endpointId: string, at: string): Promise<void> {
  await trx('webhook_endpoints')
    .where({ id: endpointId })
    .where((due) => due.whereNull('next_due_at').orWhere('next_due_at', '>', at))
    .update({ next_due_at: at });
}

/** Deletes deliveries that were queued first before an instant, with their attempts. Takes turns. Returns how many. */
export async function deleteDeliveries(db: Knex, createdBefore: string): Promise<number> {
  return deleteInSlices(db, deliveries.name, (query) => query.where('created_at', '<', createdBefore));
}
