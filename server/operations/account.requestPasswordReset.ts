import { issueToken } from '../accounts/issueToken.js';
import { buildPasswordResetMail } from '../accounts/mails.js';
import type { Operation } from '../contract.js';
import { findAccountByEmail } from '../store/accounts.js';

/**
 * Mails a password reset link if the address has an account and has not received too many links. The response does not
 * reveal whether an account exists.
 */
export const accountRequestPasswordReset: Operation<'account.requestPasswordReset'> = async (context, { body }) => {
  const { db, config, mailer, linkGuard } = context;
  const canMail = await linkGuard.tryConsume(body.email, 'reset_password');
  const account = await findAccountByEmail(db, body.email);
  if (canMail && account !== undefined) {
    const token = await issueToken(context, account.id, 'reset_password');
    mailer.send(buildPasswordResetMail(account.email, config.PUBLIC_URL, token));
  }
  return { json: { status: 'mail_sent' } };
};
