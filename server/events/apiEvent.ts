import type { EventType, StoredEvent } from '../store/events.js';

/** An event as clients get it. */
export interface ApiEvent {
  id: string;
  type: EventType;
  timestamp: string;
  data: Record<string, unknown>;
}

/** Returns the public id of an event. */
export function formatEventId(id: number): string {
  return `evt_${id}`;
}

/** Returns the number in a public id, which the contract has checked. */
export function parseEventId(id: string): number {
  return Number(id.slice('evt_'.length));
}

export function toApiEvent({ id, type, occurredAt, data }: StoredEvent): ApiEvent {
  return { id: formatEventId(id), type, timestamp: occurredAt, data };
}
