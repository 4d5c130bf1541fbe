import type { Knex } from 'knex';
import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';
import { findAccountById } from '../store/accounts.js';
import { insertNotification, type Notice } from '../store/notifications.js';
import { buildNoticesMail } from './buildNoticesMail.js';
import { loadPreferences } from './preferences.js';

/** What is to be mailed when the transaction has committed. */
export interface PendingMail {
  to: string;
  notices: Notice[];
}

/**
 * Tells an account what happened, in the transaction in which it did: as far as its preferences want it, and once an
 * occasion. Answers what of it is to be mailed afterwards, if its address was confirmed. One that is gone is told nothing.
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

/** Mails what was told; to be called after the commit. A server that cannot send mail does without. */
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
