import { verifyPassword } from '../access/passwords.js';
import { auditAccount } from '../accounts/audit.js';
import { createSession } from '../accounts/createSession.js';
import { sendConfirmationMail } from '../accounts/sendConfirmationMail.js';
import { toAccountResponse } from '../accounts/toAccountResponse.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { findAccountByEmail } from '../store/accounts.js';

const newLinkMessage = 'Confirm your email address first. We have mailed you a new link; earlier links no longer work.';

/** Creates a session after verifying the password. Errors before that step do not reveal whether an account exists. */
export const accountSignIn: Operation<'account.signIn'> = async (context, { body, client }) => {
  const { db, now, signInGuard, linkGuard } = context;
  const email = body.email.toLowerCase();
  await signInGuard.assertAllowed(email, client.address);
  const account = await findAccountByEmail(db, email);
  if (!(await verifyPassword(body.password, account?.passwordHash)) || account === undefined) {
    await signInGuard.recordFailure(email, client.address);
    if (account !== undefined) await auditAccount(context, 'account.signInFailed', account.id, { ...client });
    throw new ApiError('wrong_credentials');
  }
  await signInGuard.recordSuccess(email, client.address);
  if (account.suspendedAt !== null) throw new ApiError('account_suspended');
  if (account.emailVerifiedAt === null) {
    if (!(await linkGuard.tryConsume(email, 'verify_email'))) throw new ApiError('email_not_verified');
    await sendConfirmationMail(context, account);
    throw new ApiError('email_not_verified', { message: newLinkMessage });
  }
  await auditAccount(context, 'account.signIn', account.id, { ...client });
  return { json: toAccountResponse(account), session: await createSession(db, account.id, client, now()) };
};
