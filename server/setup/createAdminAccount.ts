import type { Logger } from 'pino';
import { isOwner } from '../access/isOwner.js';
import { becomeOwner } from '../accounts/becomeOwner.js';
import { issueToken } from '../accounts/issueToken.js';
import { buildAdminAccountMail } from '../accounts/mails.js';
import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';
import { findAccountByEmail } from '../store/accounts.js';
import { createKeylessAccount } from './createAccount.js';

/**
 * Creates an Enterprise account for ADMIN_EMAIL if it has none, and mails the link to set its password. The account becomes
 * the owner of the server if there is none.
 */
export async function createAdminAccount(context: AppContext, log: Logger): Promise<void> {
  const { db, config, now } = context;
  const email = config.ADMIN_EMAIL;
  if (email === undefined) return;
  if ((await findAccountByEmail(db, email)) === undefined) await createAndMail(context, email, log);
  const account = await findAccountByEmail(db, email);
  if (account === undefined || account.emailVerifiedAt === null || isOwner(account)) return;
  if (await db.transaction((trx) => becomeOwner(trx, account.id, now().toISOString()))) return;
  log.warn(
    'The account of ADMIN_EMAIL is not the owner of this server. To make it the owner, run: npm run almanac -- accounts owner --email <address>',
  );
}

async function createAndMail(context: AppContext, email: string, log: Logger): Promise<void> {
  const { db, config, now, mailer } = context;
  const creation = createKeylessAccount(db, email, 'enterprise', now());
  const id = await creation.catch(async (failure) => {
    // Another process that started at the same time has created the account.
    if ((await findAccountByEmail(db, email)) !== undefined) return undefined;
    throw failure;
  });
  if (id === undefined) return;
  const token = await issueToken(context, id, 'reset_password');
  try {
    mailer.send(buildAdminAccountMail(email, config.PUBLIC_URL, token));
    log.info('Created an account for ADMIN_EMAIL. The link to set its password was mailed there.');
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    const remedy = `Set SMTP_URL, then request a password at ${config.PUBLIC_URL}/reset-password.`;
    log.warn(`Created an account for ADMIN_EMAIL, but this server cannot send mail. ${remedy}`);
  }
}
