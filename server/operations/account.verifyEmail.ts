import { hashSecret } from '../access/secrets.js';
import { auditAccount } from '../accounts/audit.js';
import { createSession } from '../accounts/createSession.js';
import { toAccountResponse } from '../accounts/toAccountResponse.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { findAccountById, updateAccount } from '../store/accounts.js';
import { consumeAccountToken } from '../store/accountTokens.js';

/** Confirms an email address with a mailed token, and signs the user in. */
export const accountVerifyEmail: Operation<'account.verifyEmail'> = async (context, { body, client }) => {
  const { db, now } = context;
  const at = now().toISOString();
  const id = await consumeAccountToken(db, hashSecret(body.token), 'verify_email', at);
  if (id === undefined) throw new ApiError('token_not_found');
  await updateAccount(db, id, { emailVerifiedAt: at }, at);
  const account = await findAccountById(db, id);
  if (account === undefined) throw new ApiError('token_not_found');
  if (account.suspendedAt !== null) throw new ApiError('account_suspended');
  await auditAccount(context, 'account.verifyEmail', id);
  return { json: toAccountResponse(account), session: await createSession(db, id, client, now()) };
};
