import type { AppContext } from '../appContext.js';
import type { SessionCaller } from '../caller.js';
import type { Client } from '../contract.js';
import { ApiError } from '../errors.js';
import type { Account } from '../store/accounts.js';

/**
 * Verifies the password of a signed-in account. Wrong passwords are counted for the session, so that no one without it can
 * block its owner. Throws wrong_credentials, rate_limit_exceeded or service_unavailable.
 */
export async function confirmPassword(
  { signInGuard, passwords }: AppContext,
  account: Account,
  password: string,
  { sessionId }: SessionCaller,
  { addressGroup }: Client,
): Promise<void> {
  const place = `session:${sessionId}`;
  const attempt = await signInGuard.begin({ email: account.email, place, isKnownPlace: async () => true });
  const matches = await passwords.verify(password, account.passwordHash, addressGroup).catch(async (failure) => {
    await attempt.withdraw();
    throw failure;
  });
  if (!matches) throw new ApiError('wrong_credentials', { message: 'The password is incorrect.' });
  await attempt.succeed();
}
