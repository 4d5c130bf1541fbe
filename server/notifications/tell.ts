import type { Knex } from 'knex';
import { noticesMail } from '../accounts/mails.js';
import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';
import { findAccountById } from '../store/accounts.js';
import { insertNotification, type Notice } from '../store/notifications.js';
import { preferencesOf } from './preferences.js';

/** What is to be mailed when the transaction has committed. */
export interface Letter {
  to: string;
  notices: Notice[];
}

/**
 * Tells an account what happened, in the transaction in which it did: as far as its preferences want it, and once an
 * occasion. Answers what of it is to be mailed afterwards, if its address was confirmed. One that is gone is told nothing.
 */
export async function tell(
  trx: Knex.Transaction,
  accountId: string,
  notices: Notice[],
  at: string,
): Promise<Letter | undefined> {
  const account = await findAccountById(trx, accountId);
  if (account === undefined) return undefined;
  const preferences = await preferencesOf(trx, accountId);
  const mailed: Notice[] = [];
  for (const notice of notices) {
    const { in_app: listed, email } = preferences[notice.kind];
    if (!listed && !email) continue;
    const isNew = await insertNotification(trx, { ...notice, accountId, listed, createdAt: at, readAt: null });
    if (isNew && email) mailed.push(notice);
  }
  const isReachable = account.emailVerifiedAt !== null && account.suspendedAt === null;
  return isReachable && mailed.length > 0 ? { to: account.email, notices: mailed } : undefined;
}

/** Mails what was told; to be called after the commit. A server that cannot send mail does without. */
export function post({ mailer, config }: Pick<AppContext, 'mailer' | 'config'>, letter: Letter | undefined): void {
  if (letter === undefined) return;
  try {
    mailer.send(noticesMail(letter.to, config.PUBLIC_URL, letter.notices));
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
  }
}
