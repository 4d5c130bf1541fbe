import type { AppContext } from '../appContext.js';
import type { SessionCaller } from '../caller.js';
import { ApiError } from '../errors.js';
import type { Account } from '../store/accounts.js';
import type { PasswordRequest } from './passwordHasher.js';

/**
 * Verifies the password of a signed-in account. Wrong passwords are counted for the session, so that no one without it can
 * block its owner. Throws wrong_credentials, rate_limit_exceeded or service_unavailable.
 */
export async function confirmPassword(
  { signInGuard, passwords }: AppContext,
  account: Account,
  password: string,
  { sessionId }: SessionCaller,
  request: PasswordRequest,
): Promise<void> {
  const entry = { email: account.email, place: `session:${sessionId}`, isKnownPlace: async () => true };
  const verify = () => passwords.verify(password, account.passwordHash, request);
  const matches = await signInGuard.attempt(entry, verify, (isRight) => (isRight ? 'right' : 'wrong'));
  if (!matches) throw new ApiError('wrong_credentials', { message: 'The password is incorrect.' });
}
