import type { Schemas } from '../schemas.js';
import type { Condition } from '../series/conditions/condition.js';
import type { AlertDelivery } from '../store/alertRules.js';

/** Adds the defaults to how alerts are delivered. */
export function completeDelivery(delivery: Partial<Schemas['AlertDelivery']> = {}): AlertDelivery {
  const { inApp = true, mail = 'none', webhookIds = [] } = delivery;
  return { inApp, mail, webhookIds };
}

/** Returns when a condition is checked first: at once if it depends on the time, never by the clock otherwise. */
export function findFirstCheck({ kind }: Condition, at: string): string | null {
  return kind === 'release_due' || kind === 'stale' ? at : null;
}
