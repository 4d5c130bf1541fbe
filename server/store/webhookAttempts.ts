import type { Knex } from 'knex';
import { listRows, type Table, toColumns } from './rows.js';

/** An attempt to deliver an event. */
export interface WebhookAttempt {
  deliveryId: number;
  at: string;
  /** HTTP status; null without a response. */
  status: number | null;
  error: string | null;
  durationMs: number;
  /** Beginning of the response. */
  response: string | null;
}

const attempts: Table<WebhookAttempt> = {
  name: 'webhook_attempts',
  columns: {
    deliveryId: 'delivery_id',
    at: 'at',
    status: 'status',
    error: 'error',
    durationMs: 'duration_ms',
    response: 'response',
  },
  json: [],
};

/** Number of attempts of a delivery that are listed. */
const listedAttempts = 20;

/** Stores an attempt, unless its delivery was deleted. Returns whether it was stored. */
export async function insertAttempt(trx: Knex.Transaction, attempt: WebhookAttempt): Promise<boolean> {
  const delivery = await trx('webhook_deliveries').where({ id: attempt.deliveryId }).forUpdate().first('id');
  if (delivery === undefined) return false;
  await trx(attempts.name).insert(toColumns(attempts, attempt));
  return true;
}

/** Lists the latest attempts of deliveries, oldest first. */
export async function listAttempts(db: Knex, deliveryIds: number[]): Promise<WebhookAttempt[]> {
  const numbered = db(attempts.name)
    .whereIn('delivery_id', deliveryIds)
    .select('*', db.raw('row_number() over (partition by delivery_id order by id desc) as place'))
    .as('numbered');
  return listRows(db, attempts, (query) => query.from(numbered).where('place', '<=', listedAttempts).orderBy('id'));
}
