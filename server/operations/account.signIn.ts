import { isPassword } from '../access/passwords.js';
import { accountRecord } from '../accounts/accountRecord.js';
import { auditAccount } from '../accounts/audit.js';
import { openSession } from '../accounts/openSession.js';
import { sendConfirmation } from '../accounts/sendConfirmation.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { findAccountByEmail } from '../store/accounts.js';

const newLinkMailed = 'Confirm your address first. A new link was mailed to it; earlier links do not work any more.';

/** Opens a session for who knows the password. What is refused before it is right tells nothing about the account. */
export const accountSignIn: Operation<'account.signIn'> = async (context, { body, client }) => {
  const { db, now, signInGuard, linkGuard } = context;
  const email = body.email.toLowerCase();
  await signInGuard.check(email, client.address);
  const account = await findAccountByEmail(db, email);
  if (!(await isPassword(body.password, account?.passwordHash)) || account === undefined) {
    await signInGuard.recordFailure(email, client.address);
    if (account !== undefined) await auditAccount(context, 'account.signInFailed', account.id, { ...client });
    throw new ApiError('wrong_credentials');
  }
  await signInGuard.recordSuccess(email, client.address);
  if (account.suspendedAt !== null) throw new ApiError('account_suspended');
  if (account.emailVerifiedAt === null) {
    if (!(await linkGuard.admits(email, 'verify_email'))) throw new ApiError('email_not_verified');
    await sendConfirmation(context, account);
    throw new ApiError('email_not_verified', { message: newLinkMailed });
  }
  await auditAccount(context, 'account.signIn', account.id, { ...client });
  return { json: accountRecord(account), session: await openSession(db, account.id, client, now()) };
};
