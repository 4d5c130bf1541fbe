import type { Knex } from 'knex';
import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';
import { findAccountById } from '../store/accounts.js';
import { insertNotification, type Notice } from '../store/notifications.js';
import { buildNoticesMail, type MailedNotice } from './buildNoticesMail.js';
import { loadPreferences } from './preferences.js';

/** A mail to send after the transaction has committed. */
export interface PendingMail {
  to: string;
  notices: MailedNotice[];
}

/**
 * Notifies an account of events, in the transaction that causes them. Respects the account's preferences, and notifies
 * once per occasion. Returns the mail to send after the commit, if the account wants one and its address is confirmed.
 * Does nothing for a deleted account.
 */
export async function notify(
  trx: Knex.Transaction,
  accountId: string,
  notices: Notice[],
  at: string,
): Promise<PendingMail | undefined> {
  const account = await findAccountById(trx, accountId);
  if (account === undefined) return undefined;
  const preferences = await loadPreferences(trx, accountId);
  const noticesToMail: Notice[] = [];
  for (const notice of notices) {
    const { in_app: listed, email } = preferences[notice.kind];
    if (!listed && !email) continue;
    const isNew = await insertNotification(trx, { ...notice, accountId, listed, createdAt: at, readAt: null });
    if (isNew && email) noticesToMail.push(notice);
  }
  const isReachable = account.emailVerifiedAt !== null && account.suspendedAt === null;
  return isReachable && noticesToMail.length > 0 ? { to: account.email, notices: noticesToMail } : undefined;
}

/** Sends the mail that `notify` returned. Call it after the commit. Does nothing if the server cannot send mail. */
export function sendMail(
  { mailer, config }: Pick<AppContext, 'mailer' | 'config'>,
  mail: PendingMail | undefined,
): void {
  if (mail === undefined) return;
  try {
    mailer.send(buildNoticesMail(mail.to, config.PUBLIC_URL, mail.notices));
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
  }
}
