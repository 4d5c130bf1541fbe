import type { DueDelivery } from '../store/webhookQueue.js';

/** Content of an event, as endpoints of the format `standard` receive it. */
export interface Payload {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** Returns the payload of a delivery; undefined if its event was deleted. */
export function readPayload({ event, eventType, payload }: DueDelivery): Payload | undefined {
  if (payload !== null) return JSON.parse(payload) as Payload;
  if (event === null) return undefined;
  return { type: eventType, timestamp: event.occurredAt, data: event.data };
}
