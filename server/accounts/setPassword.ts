import type { Knex } from 'knex';
import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';
import { canSendMail } from '../mail/mailer.js';
import type { Client } from '../operationInput.js';
import type { Schemas } from '../schemas.js';
import { type Account, updateAccount } from '../store/accounts.js';
import { consumeAccountToken, deleteAccountTokens } from '../store/accountTokens.js';
import { revokeApiKeys } from '../store/apiKeys.js';
import { rememberAddress } from '../store/knownAddresses.js';
import { endForecastShares } from '../store/ownForecasts.js';
import { disablePendingLinks } from '../store/pendingSignUps.js';
import { deleteSessions } from '../store/sessions.js';
import { auditAccount } from './audit.js';
import { buildPasswordChangedMail, type RevokedAccess } from './mails.js';

/** How to change a password. */
interface PasswordChange {
  passwordHash: string;
  /** What happens to the API keys and the share links; they are kept by default. */
  keys: Schemas['KeysAfterPassword'] | undefined;
  action: 'account.changePassword' | 'account.resetPassword';
  /** The session that continues, if any. */
  keptSessionId?: string;
  /** Hash of the mailed token that is used up. */
  tokenHash?: string;
}

/**
 * Sets the password of an account. Ends its sessions, invalidates its mailed links, revokes its keys and ends its share links
 * if asked, and mails its owner. Wrong passwords so far no longer count, and the owner can sign in from here while others
 * guess the password. Throws token_not_found if the mailed token has been used meanwhile.
 */
export async function setPassword(
  context: AppContext,
  account: Account,
  { passwordHash, keys, action, keptSessionId, tokenHash }: PasswordChange,
  { address, addressGroup }: Client,
): Promise<void> {
  const { db, config, mailer, now, signInGuard } = context;
  const at = now().toISOString();
  let change: { revoked: RevokedAccess | undefined } | undefined;
  // Accepted first, because a full queue refuses the request.
  context.afterResponse(async () => {
    if (change === undefined || !canSendMail(config)) return;
    mailer.send(buildPasswordChangedMail(account.email, config.PUBLIC_URL, { at, address, ...change }));
  });
  change = await db.transaction(async (trx) => {
    if (tokenHash !== undefined && (await consumeAccountToken(trx, tokenHash, 'reset_password', at)) === undefined)
      throw new ApiError('token_not_found');
    await updateAccount(trx, account.id, { passwordHash, emailVerifiedAt: account.emailVerifiedAt ?? at }, at);
    await deleteAccountTokens(trx, account.id);
    await disablePendingLinks(trx, account.email);
    await deleteSessions(trx, account.id, at, keptSessionId);
    await rememberAddress(trx, account.id, addressGroup, at);
    return { revoked: keys === 'revoke' ? await revokeAccess(trx, account.id, at) : undefined };
  });
  await signInGuard.forgive(account.email, addressGroup);
  await auditAccount(context, action, account.id, { ...change.revoked });
}

async function revokeAccess(trx: Knex.Transaction, accountId: string, at: string): Promise<RevokedAccess> {
  const revokedKeys = await revokeApiKeys(trx, accountId, at);
  return { revokedKeys, endedShareLinks: await endForecastShares(trx, accountId, at) };
}
