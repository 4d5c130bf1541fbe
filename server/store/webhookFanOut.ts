import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { findRule } from './alertRules.js';
import { isPostgres } from './dialect.js';
import { listEventsAfter, type StoredEvent } from './events.js';
import { selectRows } from './rows.js';

/** These keep a transaction, during which SQLite holds the event loop, below 50 ms. */
const eventsPerTransaction = 20;
const deliveriesPerTransaction = 1_000;

/** How far events are queued: all up to `eventId`, and the next one for the endpoints up to `endpointId`. */
interface Cursor {
  eventId: number;
  endpointId: string;
}

/**
 * Queues new events for the endpoints that take them. The cursor moves in the transaction that queues, so each event is queued once for
 * an endpoint, by whichever node. Takes a turn before each transaction, and begins none after `closing` is aborted. Returns the number of deliveries.
 */
export async function queueNewEvents(db: Knex, at: string, closing?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    await takeTurn();
    if (closing?.aborted || !(await hasNewEvents(db))) return total;
    total += await db.transaction((trx) => queueNextEvents(trx, at));
  }
}

async function hasNewEvents(db: Knex): Promise<boolean> {
  const rows = await selectRows(
    db,
    'select 1 from events where id > (select event_id from webhook_cursor) limit 1',
    [],
  );
  return rows.length > 0;
}

async function queueNextEvents(trx: Knex.Transaction, at: string): Promise<number> {
  // Locks the cursor, so that another node waits and then continues here.
  await trx('webhook_cursor').update({ event_id: trx.ref('event_id') });
  let cursor: Cursor = await trx('webhook_cursor').first({ eventId: 'event_id', endpointId: 'endpoint_id' });
  const endpointIds: string[] = [];
  for (const event of await listEventsAfter(trx, cursor.eventId, eventsPerTransaction)) {
    const limit = deliveriesPerTransaction - endpointIds.length;
    const queued = await queueEvent(trx, event, { after: cursor.endpointId, at, limit });
    endpointIds.push(...queued);
    const last = queued.length === limit ? queued.at(-1) : undefined;
    cursor = last === undefined ? { eventId: event.id, endpointId: '' } : { ...cursor, endpointId: last };
    if (last !== undefined) break;
  }
  await trx('webhook_cursor').update({ event_id: cursor.eventId, endpoint_id: cursor.endpointId });
  await trx('webhook_endpoints')
    .whereIn('id', endpointIds)
    .where({ status: 'active' })
    .where((due) => due.whereNull('next_due_at').orWhere('next_due_at', '>', at))
    .update({ next_due_at: at });
  return endpointIds.length;
}

/**
 * Queues an event for the next endpoints that take it. For those that are paused or disabled, it is skipped. Returns their ids, sorted.
 * PostgreSQL locks the endpoints, so that one that is paused at the same time is seen as paused or skips what is queued here.
 */
async function queueEvent(
  trx: Knex.Transaction,
  event: StoredEvent,
  { after, at, limit }: { after: string; at: string; limit: number },
): Promise<string[]> {
  const receivers = await describeReceivers(trx, event);
  const rows = await selectRows<{ id: string }>(
    trx,
    `insert into webhook_deliveries
       (endpoint_id, event_id, message_id, event_type, status, failures, next_attempt_at, created_at)
     select e.id, cast(? as bigint), ?, ?, case when e.status = 'active' then 'waiting' else 'skipped' end, 0,
       case when e.status = 'active' then ? end, ?
     from webhook_endpoints e
     where e.id > ? and e.deleted_at is null and e.event_types like ? and e.created_at <= ? and ${receivers.condition}
     order by e.id limit ?${isPostgres(trx) ? ' for no key update of e' : ''}
     returning endpoint_id as id`,
    [
      ...[event.id, `evt_${event.id}`, event.type, at, at],
      ...[after, `%"${event.type}"%`, event.occurredAt, ...receivers.bindings],
      limit,
    ],
  );
  return rows.map(({ id }) => id).sort();
}

/** An SQL condition for endpoints `e`. */
interface Receivers {
  condition: string;
  bindings: (string | number | null)[];
}

const watchers = 'e.account_id in (select w.account_id from watchlist w';

/** Returns the condition for the endpoints that an event concerns. */
async function describeReceivers(trx: Knex.Transaction, event: StoredEvent): Promise<Receivers> {
  const { accountId, seriesId, releaseId, data } = event;
  if (accountId !== null) {
    // A rule that names no endpoint, or that was deleted, sends to all.
    const ids = (await findRule(trx, accountId, String(data['ruleId'])))?.delivery.webhookIds ?? [];
    const chosen = ids.length === 0 ? '' : ` and e.id in (${ids.map(() => '?').join(', ')})`;
    return { condition: `e.account_id = ?${chosen}`, bindings: [accountId, ...ids] };
  }
  if (seriesId !== null) return { condition: `${watchers} where w.series_id = ?)`, bindings: [seriesId] };
  const condition = `${watchers} join series s on s.id = w.series_id where s.release_id = ?)`;
  return { condition, bindings: [releaseId] };
}
