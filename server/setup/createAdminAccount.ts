import type { Logger } from 'pino';
import { issueToken } from '../accounts/issueToken.js';
import { buildAdminAccountMail } from '../accounts/mails.js';
import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';
import { findAccountByEmail } from '../store/accounts.js';
import { createKeylessAccount } from './createAccount.js';

/**
 * Opens an account of the plan enterprise for ADMIN_EMAIL, if it is set and has none, and mails the link by which its password is set.
 */
export async function createAdminAccount(context: AppContext, log: Logger): Promise<void> {
  const { db, config, now, mailer } = context;
  const email = config.ADMIN_EMAIL;
  if (email === undefined || (await findAccountByEmail(db, email)) !== undefined) return;
  const creation = createKeylessAccount(db, email, 'enterprise', now());
  const id = await creation.catch(async (failure) => {
    // Another process that starts at the same time was first.
    if ((await findAccountByEmail(db, email)) !== undefined) return undefined;
    throw failure;
  });
  if (id === undefined) return;
  const token = await issueToken(context, id, 'reset_password');
  try {
    mailer.send(buildAdminAccountMail(email, config.PUBLIC_URL, token));
    log.info('An account for ADMIN_EMAIL was opened; the link to set its password is in its mail.');
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    const remedy = `Set SMTP_URL, then ask for a password at ${config.PUBLIC_URL}/reset-password.`;
    log.warn(`An account for ADMIN_EMAIL was opened, but this server cannot send mail. ${remedy}`);
  }
}
