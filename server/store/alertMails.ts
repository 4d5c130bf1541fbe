import type { Knex } from 'knex';
import type { AlertDelivery } from './alertRules.js';
import { listRows, type Table, toChunks, toColumns } from './rows.js';

/** Which of the fired alerts a mail has: those of rules that are mailed at once, daily or weekly. */
export type MailKind = Exclude<AlertDelivery['mail'], 'none'>;

/** A mail that waits to be sent. */
export interface QueuedMail {
  accountId: string;
  mail: MailKind;
  /** Identifies the mail, also if it is sent again. */
  dueAt: string;
  /** When it is sent, or sent again. */
  nextAt: string;
  attempts: number;
}

const mails: Table<QueuedMail> = {
  name: 'alert_mails',
  columns: { accountId: 'account_id', mail: 'mail', dueAt: 'due_at', nextAt: 'next_at', attempts: 'attempts' },
  json: [],
};

const rowsPerStatement = 200;

/**
 * Queues mails in the transaction that adds their alerts, after those. A mail that waits already stays as it is, but its row is locked, so
 * that a process that has just sent it sees what was added before it deletes the row.
 */
export async function queueMails(trx: Knex.Transaction, rows: QueuedMail[]): Promise<void> {
  for (const chunk of toChunks(rows, rowsPerStatement))
    await trx(mails.name)
      .insert(chunk.map((row) => toColumns(mails, row)))
      .onConflict(['account_id', 'mail'])
      .merge(['account_id']);
}

/** Lists the mails to send by an instant, earliest first. */
export async function listDueMails(db: Knex, at: string, limit: number): Promise<QueuedMail[]> {
  return listRows(db, mails, (query) =>
    query.where('next_at', '<=', at).orderBy(['next_at', 'account_id', 'mail']).limit(limit),
  );
}

/** Claims a mail until an instant. Returns false if another process has it. */
export async function claimMail(db: Knex, { accountId, mail, nextAt, attempts }: QueuedMail, until: string) {
  const claimed = await db(mails.name)
    .where({ account_id: accountId, mail, next_at: nextAt, attempts })
    .update({ next_at: until, attempts: attempts + 1 });
  return claimed > 0;
}

/** Locks a mail until the transaction ends. Returns false if it is no longer queued. */
export async function lockMail(trx: Knex.Transaction, { accountId, mail, dueAt }: QueuedMail): Promise<boolean> {
  const row = { account_id: accountId, mail, due_at: dueAt };
  return (await trx(mails.name).where(row).update({ mail })) > 0;
}

/** Replaces a locked mail by the next one, or deletes it. */
export async function replaceMail(
  trx: Knex.Transaction,
  { accountId, mail }: Pick<QueuedMail, 'accountId' | 'mail'>,
  nextDueAt: string | undefined,
): Promise<void> {
  const row = trx(mails.name).where({ account_id: accountId, mail });
  if (nextDueAt === undefined) await row.delete();
  else await row.update({ due_at: nextDueAt, next_at: nextDueAt, attempts: 0 });
}

/** Sets when a digest is due that no process has begun to send. */
export async function moveMail(trx: Knex.Transaction, accountId: string, mail: MailKind, dueAt: string): Promise<void> {
  await trx(mails.name).where({ account_id: accountId, mail, attempts: 0 }).update({ due_at: dueAt, next_at: dueAt });
}

/** Returns the mail of an account that waits. */
export async function findQueuedMail(db: Knex, accountId: string, mail: MailKind): Promise<QueuedMail | undefined> {
  return (await listRows(db, mails, (query) => query.where({ account_id: accountId, mail })))[0];
}
