import type { Knex } from 'knex';
import { countFailedPayment } from '../store/billingCustomers.js';
import { insertEvent } from '../store/billingEvents.js';
import type { FetchedEvent } from './paymentService.js';

const relevantTypes =
  /^(checkout\.session\.|customer\.(deleted$|subscription\.)|invoice\.(paid|payment_failed)$|subscription_schedule\.)/;

/**
 * Stores an event, so that it is worked even if this process is killed. Returns the customer whose state to fetch; undefined if the event
 * was stored before, or is about something else.
 */
export async function receiveEvent(db: Knex, event: FetchedEvent, at: string): Promise<string | undefined> {
  const { id, type, customerId } = event;
  if (customerId === null || !relevantTypes.test(type)) return undefined;
  return db.transaction(async (trx) => {
    if (!(await insertEvent(trx, { id, type, customerId }, at))) return undefined;
    if (type === 'invoice.payment_failed') await countFailedPayment(trx, customerId, at);
    return customerId;
  });
}
