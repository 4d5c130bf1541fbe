import type { Knex } from 'knex';
import { deleteInSlices } from './deleteInSlices.js';
import { listRows, type Table, toChunks, toColumns } from './rows.js';

export type EventType = 'series.released' | 'series.revised' | 'calendar.changed' | 'alert.fired';

/** Something that happened, to pass on to clients. */
export interface NewEvent {
  type: EventType;
  /** The account that the event concerns; null for an event that everyone may read. */
  accountId: string | null;
  /** The series or the release that the event is about. */
  seriesId: number | null;
  releaseId: string | null;
  occurredAt: string;
  /** Less than 16 kB as JSON. */
  data: Record<string, unknown>;
}

/** Ids are in the order in which events were committed. */
export interface StoredEvent extends NewEvent {
  id: number;
}

/** Which events to list. Without types: all. Without `readerId`: those of all accounts. */
export interface EventFilter {
  types?: readonly EventType[] | undefined;
  /** Lists the events of this account and those for everyone. */
  readerId?: string | undefined;
}

const events: Table<StoredEvent> = {
  name: 'events',
  columns: {
    id: 'id',
    type: 'type',
    accountId: 'account_id',
    seriesId: 'series_id',
    releaseId: 'release_id',
    occurredAt: 'occurred_at',
    data: 'data',
  },
  json: ['data'],
};
const counter = { name: 'events' };
const eventsPerStatement = 200;
/** More than a calendar that is read once a day can change in the time for which events are kept. */
const maxCalendarEvents = 100;
/** Events are deleted after this time. */
export const eventRetentionDays = 30;

/**
 * Appends events in the transaction that causes them. The transaction holds the counter until it commits, so that ids are in the order of
 * the commits: a client that has read event n misses no earlier one.
 */
export async function appendEvents(trx: Knex.Transaction, newEvents: readonly NewEvent[]): Promise<void> {
  const last = newEvents.at(-1);
  if (last === undefined) return;
  await trx('data_versions')
    .where(counter)
    .update({ version: trx.raw('version + ?', [newEvents.length]), changed_at: last.occurredAt });
  const first = (await findLastEventId(trx)) - newEvents.length + 1;
  const rows = newEvents.map((event, index) => toColumns(events, { ...event, id: first + index }));
  for (const chunk of toChunks(rows, eventsPerStatement)) await trx(events.name).insert(chunk);
}

/** Lists the events after an id, oldest first. */
export async function listEventsAfter(
  db: Knex,
  id: number,
  limit: number,
  { types, readerId }: EventFilter = {},
): Promise<StoredEvent[]> {
  return listRows(db, events, (query) => {
    if (types !== undefined) query.whereIn('type', types);
    if (readerId !== undefined) query.where((own) => own.whereNull('account_id').orWhere({ account_id: readerId }));
    return query.where('id', '>', id).orderBy('id').limit(limit);
  });
}

/** Lists the changes of the dates of a release from a day on, oldest first. */
export async function listCalendarEvents(db: Knex, releaseId: string, from: string): Promise<StoredEvent[]> {
  return listRows(db, events, (query) =>
    query
      .where({ type: 'calendar.changed', release_id: releaseId })
      .where('occurred_at', '>=', from)
      .orderBy('id')
      .limit(maxCalendarEvents),
  );
}

/** Returns the id of the last event; 0 if there was none. */
export async function findLastEventId(db: Knex): Promise<number> {
  const row: { version: number } = await db('data_versions').where(counter).first('version');
  return row.version;
}

/** Returns the id of the oldest event that is still stored. */
export async function findFirstEventId(db: Knex): Promise<number | undefined> {
  const row: { id: number } | undefined = await db(events.name).orderBy('id').first('id');
  return row?.id;
}

/** Deletes events that occurred before an instant. Takes turns. Returns how many. */
export async function deleteEvents(db: Knex, occurredBefore: string): Promise<number> {
  return deleteInSlices(db, events.name, (query) => query.where('occurred_at', '<', occurredBefore));
}
