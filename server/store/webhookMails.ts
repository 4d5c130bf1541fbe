import type { Knex } from 'knex';
import { listRows, type Table, toColumns } from './rows.js';

/** A mail that waits to be sent: that an endpoint was disabled. */
export interface WebhookMail {
  endpointId: string;
  disabledAt: string;
  /** When it is sent, or sent again. */
  nextAt: string;
  attempts: number;
}

const mails: Table<WebhookMail> = {
  name: 'webhook_mails',
  columns: { endpointId: 'endpoint_id', disabledAt: 'disabled_at', nextAt: 'next_at', attempts: 'attempts' },
  json: [],
};

/** Queues the mail about an endpoint, in the transaction that disables it. Replaces one that still waits. */
export async function queueWebhookMail(trx: Knex.Transaction, endpointId: string, disabledAt: string): Promise<void> {
  const mail: WebhookMail = { endpointId, disabledAt, nextAt: disabledAt, attempts: 0 };
  await trx(mails.name).insert(toColumns(mails, mail)).onConflict('endpoint_id').merge();
}

/** Lists the mails to send by an instant, earliest first. */
export async function listDueWebhookMails(db: Knex, at: string, limit: number): Promise<WebhookMail[]> {
  return listRows(db, mails, (query) =>
    query.where('next_at', '<=', at).orderBy(['next_at', 'endpoint_id']).limit(limit),
  );
}

/** Claims a mail until an instant. Returns false if another process has it. */
export async function claimWebhookMail(db: Knex, mail: WebhookMail, until: string): Promise<boolean> {
  const claimed = await db(mails.name)
    .where(toColumns(mails, mail))
    .update({ next_at: until, attempts: mail.attempts + 1 });
  return claimed > 0;
}

/** Deletes a mail, unless the endpoint was disabled again in the meantime. */
export async function deleteWebhookMail(
  db: Knex,
  { endpointId, disabledAt }: Pick<WebhookMail, 'endpointId' | 'disabledAt'>,
): Promise<void> {
  await db(mails.name).where({ endpoint_id: endpointId, disabled_at: disabledAt }).delete();
}
