import type { Knex } from 'knex';
import type { ServerEvent, StreamPosition } from '../eventStreamResponse.js';
import {
  type EventType,
  findFirstEventId,
  findLastEventId,
  listEventsAfter,
  type StoredEvent,
} from '../store/events.js';
import { formatEventId, toApiEvent } from './apiEvent.js';
import { getEventFeed } from './eventFeed.js';

/** Which events a client gets. */
export interface EventSelection {
  /** The account of the client, whose alerts it gets. */
  readerId: string;
  types: readonly EventType[] | undefined;
  /** Only events about these series. */
  seriesIds: ReadonlySet<number> | undefined;
}

const rowsPerRead = 200;

/**
 * Yields the events after a position, by default those from now on, until the signal is aborted. Yields the position itself at the
 * beginning and after events that are not selected, so that a client that has received no event yet reconnects where it was.
 */
export async function* streamEvents(
  db: Knex,
  after: number | undefined,
  selection: EventSelection,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent | StreamPosition> {
  const feed = getEventFeed(db);
  let position = after ?? (await findLastEventId(db));
  const first = (await findFirstEventId(db)) ?? (await findLastEventId(db)) + 1;
  if (position < first - 1) {
    position = first - 1;
    yield buildGap(position);
  } else yield { id: formatEventId(position) };
  while (!signal.aborted) {
    const { events, last } = await readAfter(db, position, selection, feed.getAfter(position));
    const selected = events.filter((event) => isSelected(event, selection));
    for (const event of selected) yield toServerEvent(event);
    if (last === position) await waitUnlessAborted(feed.wait(), signal);
    else if (selected.at(-1)?.id !== last) yield { id: formatEventId(last) };
    position = last;
  }
}

/** Waits for a promise, or until the signal is aborted. Leaves no listener at the signal. */
async function waitUnlessAborted(pending: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  let onAbort: () => void = () => undefined;
  const aborted = new Promise<void>((resolve) => {
    onAbort = resolve;
  });
  signal.addEventListener('abort', onAbort);
  try {
    await Promise.race([pending, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Builds the event that stands for those that are no longer stored. It has the id of the last of them. */
function buildGap(position: number): ServerEvent {
  const id = formatEventId(position);
  const gap = { id, type: 'gap', timestamp: null, data: { from: formatEventId(position + 1) } };
  return { id, event: 'gap', data: JSON.stringify(gap) };
}

/** Returns events after a position, and the last one that was read. */
async function readAfter(
  db: Knex,
  position: number,
  { types, readerId }: EventSelection,
  recent: readonly StoredEvent[] | undefined,
): Promise<{ events: readonly StoredEvent[]; last: number }> {
  if (recent !== undefined) return { events: recent, last: recent.at(-1)?.id ?? position };
  const lastId = await findLastEventId(db);
  const events = await listEventsAfter(db, position, rowsPerRead, { types, readerId });
  const end = events.at(-1)?.id ?? position;
  return { events, last: events.length < rowsPerRead ? Math.max(lastId, end) : end };
}

function isSelected({ type, accountId, seriesId }: StoredEvent, selection: EventSelection): boolean {
  if (accountId !== null && accountId !== selection.readerId) return false;
  if (selection.types !== undefined && !selection.types.includes(type)) return false;
  return selection.seriesIds === undefined || (seriesId !== null && selection.seriesIds.has(seriesId));
}

function toServerEvent(event: StoredEvent): ServerEvent {
  const body = toApiEvent(event);
  return { id: body.id, event: body.type, data: JSON.stringify(body) };
}
