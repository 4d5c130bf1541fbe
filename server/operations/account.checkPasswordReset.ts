import { hashSecret } from '../access/secrets.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { findTokenAccount } from '../store/accountTokens.js';
import { countActiveKeys } from '../store/apiKeys.js';
import { countForecastShares } from '../store/ownForecasts.js';

/** Returns what the holder of a reset link has to know before setting a password. Does not use up the link. */
export const accountCheckPasswordReset: Operation<'account.checkPasswordReset'> = async ({ db, now }, { body }) => {
  const at = now().toISOString();
  const accountId = await findTokenAccount(db, hashSecret(body.token), 'reset_password', at);
  if (accountId === undefined) throw new ApiError('token_not_found');
  const activeKeys = await countActiveKeys(db, accountId);
  return { json: { activeKeys, activeShareLinks: await countForecastShares(db, accountId, at) } };
};
