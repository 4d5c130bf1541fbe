import { hashSecret } from '../access/secrets.js';
import { auditAccount } from '../accounts/audit.js';
import { createSession } from '../accounts/createSession.js';
import { toAccountResponse } from '../accounts/toAccountResponse.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { findAccountById } from '../store/accounts.js';
import { consumeAccountToken, deleteAccountTokens } from '../store/accountTokens.js';

/** Signs in with a mailed token. Other links that were mailed to the account become invalid. */
export const accountSignInWithLink: Operation<'account.signInWithLink'> = async (context, { body, client }) => {
  const { db, now, signInGuard } = context;
  const at = now().toISOString();
  const tokenHash = hashSecret(body.token);
  // The link still works if no session can be stored.
  const { account, session } = await db.transaction(async (trx) => {
    const accountId = await consumeAccountToken(trx, tokenHash, 'sign_in', at);
    const account = accountId === undefined ? undefined : await findAccountById(trx, accountId);
    if (account === undefined) throw new ApiError('token_not_found');
    if (account.suspendedAt !== null) throw new ApiError('account_suspended');
    const session = await createSession(trx, account, client, now());
    if (session === undefined) throw new ApiError('token_not_found');
    await deleteAccountTokens(trx, account.id);
    return { account, session };
  });
  await signInGuard.forgive(account.email, client.addressGroup);
  const { address, userAgent } = client;
  await auditAccount(context, 'account.signInWithLink', account.id, { address, userAgent });
  return { json: toAccountResponse(account, context.now()), session };
};
