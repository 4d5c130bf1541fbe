import { hashSecret } from '../access/secrets.js';
import { activateSignUp } from '../accounts/activateSignUp.js';
import { auditAccount } from '../accounts/audit.js';
import { createSession } from '../accounts/createSession.js';
import { toAccountResponse } from '../accounts/toAccountResponse.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';

/** Confirms a sign-up with a mailed token, which creates its account, and signs the user in. */
export const accountVerifyEmail: Operation<'account.verifyEmail'> = async (context, { body, client }) => {
  const { db, now, signInGuard } = context;
  const account = await activateSignUp(db, hashSecret(body.token), {
    at: now().toISOString(),
    isLocal: client.isLocal,
  });
  if (account === undefined) throw new ApiError('token_not_found');
  if (account.suspendedAt !== null) throw new ApiError('account_suspended');
  await signInGuard.forgive(account.email, client.addressGroup);
  await auditAccount(context, 'account.verifyEmail', account.id);
  const session = await createSession(db, account, client, now());
  if (session === undefined) throw new ApiError('token_not_found');
  return { json: toAccountResponse(account, context.now()), session };
};
