import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { findLastEventId, listEventsAfter, type StoredEvent } from '../store/events.js';

const pollIntervalMs = 1_000;
const maxRecent = 1_000;

/**
 * The latest events of a database, for all streams of this process: one poll reads the new ones, however many streams wait. It polls only
 * while a stream waits.
 */
export class EventFeed {
  readonly #db: Knex;
  /** The latest events without gaps. The last one is `#lastId`. */
  #recent: StoredEvent[] = [];
  #lastId = -1;
  #poll: Promise<void> | undefined;

  constructor(db: Knex) {
    this.#db = db;
  }

  /** Returns the events after an id; undefined if they are not all in memory. */
  getAfter(id: number): readonly StoredEvent[] | undefined {
    const first = this.#lastId - this.#recent.length;
    return id < first || id > this.#lastId ? undefined : this.#recent.slice(id - first);
  }

  /** Waits for the next poll, which reads new events. */
  wait(): Promise<void> {
    this.#poll ??= this.#readNext().finally(() => {
      this.#poll = undefined;
    });
    return this.#poll;
  }

  async #readNext(): Promise<void> {
    await sleep(pollIntervalMs, undefined, { ref: false });
    const lastId = await findLastEventId(this.#db);
    // Streams that are so far behind read the table.
    const skips = this.#lastId < 0 || lastId - this.#lastId > maxRecent;
    const added = skips ? [] : await listEventsAfter(this.#db, this.#lastId, maxRecent);
    this.#recent = skips ? [] : [...this.#recent, ...added].slice(-maxRecent);
    this.#lastId = added.at(-1)?.id ?? (skips ? lastId : this.#lastId);
  }
}

const feeds = new WeakMap<Knex, EventFeed>();

/** Returns the feed of a database, one for this process. */
export function getEventFeed(db: Knex): EventFeed {
  const feed = feeds.get(db) ?? new EventFeed(db);
  feeds.set(db, feed);
  return feed;
}
