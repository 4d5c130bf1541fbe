import { hashSecret, makeToken } from '../access/secrets.js';
import { passwordResetMail } from '../accounts/mails.js';
import type { Operation } from '../contract.js';
import { findAccountByEmail } from '../store/accounts.js';
import { replaceAccountToken } from '../store/accountTokens.js';

const lifetime = 3_600_000;

/** Mails a link to set a new password, when the address has an account. */
export const accountRequestPasswordReset: Operation<'account.requestPasswordReset'> = async (context, { body }) => {
  const { db, config, mailer, now } = context;
  const account = await findAccountByEmail(db, body.email);
  if (account !== undefined) {
    const token = makeToken();
    const expiresAt = new Date(now().getTime() + lifetime).toISOString();
    const hash = hashSecret(token);
    await replaceAccountToken(db, { hash, accountId: account.id, purpose: 'reset_password', expiresAt });
    mailer.send(passwordResetMail(account.email, config.PUBLIC_URL, token));
  }
  return { json: { status: 'mail_sent' } };
};
