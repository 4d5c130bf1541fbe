import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { listRows, type Table, toColumns } from './rows.js';

/** An address to which events of an account are sent. */
export interface WebhookEndpoint {
  id: string;
  accountId: string;
  url: string;
  description: string;
  eventTypes: Schemas['WebhookEventType'][];
  format: Schemas['WebhookFormat'];
  status: Schemas['Webhook']['status'];
  disabledReason: Schemas['Webhook']['disabledReason'];
  /** Signs each delivery. Never returned after its creation. */
  secret: string;
  /** The secret before the last rotation, which signs too until `previousSecretUntil`. */
  previousSecret: string | null;
  previousSecretUntil: string | null;
  createdAt: string;
  /** Time of the first failure since the last success. */
  failingSince: string | null;
  lastFailedAt: string | null;
  /** Nothing is sent before this time. */
  heldUntil: string | null;
}

const endpoints: Table<WebhookEndpoint> = {
  name: 'webhook_endpoints',
  columns: {
    id: 'id',
    accountId: 'account_id',
    url: 'url',
    description: 'description',
    eventTypes: 'event_types',
    format: 'format',
    status: 'status',
    disabledReason: 'disabled_reason',
    secret: 'secret',
    previousSecret: 'previous_secret',
    previousSecretUntil: 'previous_secret_until',
    createdAt: 'created_at',
    failingSince: 'failing_since',
    lastFailedAt: 'last_failed_at',
    heldUntil: 'held_until',
  },
  json: ['eventTypes'],
};

/** Fields that can change. */
export type EndpointChange = Partial<Omit<WebhookEndpoint, 'id' | 'accountId' | 'format' | 'createdAt'>>;

export async function insertEndpoint(db: Knex, endpoint: WebhookEndpoint): Promise<void> {
  await db(endpoints.name).insert({ ...toColumns(endpoints, endpoint), last_turn_at: endpoint.createdAt });
}

/** Leaves out deleted endpoints, whose rows stay until their logs are deleted. */
const notDeleted = { deleted_at: null };

/** Lists the endpoints of an account, oldest first. */
export async function listEndpoints(db: Knex, accountId: string): Promise<WebhookEndpoint[]> {
  const own = { account_id: accountId, ...notDeleted };
  return listRows(db, endpoints, (query) => query.where(own).orderBy(['created_at', 'id']));
}

/** Returns an endpoint of an account. */
export async function findEndpoint(db: Knex, accountId: string, id: string): Promise<WebhookEndpoint | undefined> {
  return (await listRows(db, endpoints, (query) => query.where({ account_id: accountId, id, ...notDeleted })))[0];
}

/** Returns the endpoints with these ids, in any order. */
export async function listEndpointsById(db: Knex, ids: string[]): Promise<WebhookEndpoint[]> {
  return listRows(db, endpoints, (query) => query.whereIn('id', ids).where(notDeleted));
}

/** Locks an endpoint of an account until the transaction ends, if it exists. */
export async function lockEndpoint(trx: Knex.Transaction, accountId: string, id: string): Promise<void> {
  await trx(endpoints.name).where({ account_id: accountId, id }).update({ id });
}

export async function countEndpoints(db: Knex, accountId: string): Promise<number> {
  const [row] = await db(endpoints.name)
    .where({ account_id: accountId, ...notDeleted })
    .count({ count: 'id' });
  return Number(row?.['count'] ?? 0);
}

export async function updateEndpoint(db: Knex, id: string, change: EndpointChange): Promise<void> {
  await db(endpoints.name).where({ id }).update(toChangedColumns(change));
}

/** Has nothing sent to an endpoint before an instant, unless it is held for longer already. */
export async function holdEndpoint(db: Knex, id: string, until: string): Promise<void> {
  await db(endpoints.name)
    .where({ id })
    .where((held) => held.whereNull('held_until').orWhere('held_until', '<', until))
    .update({ held_until: until });
}

/** Deletes an endpoint of an account. `clearStoppedEndpoints` deletes its row with the log. Returns whether it existed. */
export async function deleteEndpoint(db: Knex, accountId: string, id: string, at: string): Promise<boolean> {
  const own = db(endpoints.name).where({ account_id: accountId, id, ...notDeleted });
  return (await own.update({ status: 'paused', deleted_at: at })) > 0;
}

function toChangedColumns(change: EndpointChange): Record<string, unknown> {
  const columns = toColumns(endpoints, change as WebhookEndpoint);
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
