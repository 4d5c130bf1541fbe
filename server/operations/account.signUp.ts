import { randomUUID } from 'node:crypto';
import { hashPassword } from '../access/passwords.js';
import { accountDefaults } from '../accounts/accountDefaults.js';
import { buildAlreadyRegisteredMail } from '../accounts/mails.js';
import { sendConfirmationMail } from '../accounts/sendConfirmationMail.js';
import type { Operation } from '../contract.js';
import { findAccountByEmail, insertAccount, updateAccount } from '../store/accounts.js';

/**
 * Creates an unconfirmed account and mails a confirmation link. The response does not reveal whether the address
 * already has an account.
 */
export const accountSignUp: Operation<'account.signUp'> = async (context, { body }) => {
  const { db, config, mailer, linkGuard } = context;
  const at = context.now().toISOString();
  const passwordHash = await hashPassword(body.password);
  if (!(await linkGuard.tryConsume(body.email, 'verify_email'))) return { json: { status: 'mail_sent' } };
  const existing = await findAccountByEmail(db, body.email);
  if (existing !== undefined && existing.emailVerifiedAt !== null) {
    mailer.send(buildAlreadyRegisteredMail(existing.email, config.PUBLIC_URL));
    return { json: { status: 'mail_sent' } };
  }
  const account = { id: existing?.id ?? randomUUID(), email: body.email.toLowerCase() };
  const chosen = { name: body.name?.trim() ?? '', passwordHash };
  // The address is not confirmed yet: the latest sign-up sets the password.
  if (existing !== undefined) await updateAccount(db, existing.id, chosen, at);
  else await insertAccount(db, { ...accountDefaults, ...account, ...chosen, createdAt: at });
  await sendConfirmationMail(context, account);
  return { json: { status: 'mail_sent' } };
};
