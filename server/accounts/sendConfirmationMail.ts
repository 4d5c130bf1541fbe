import { generateToken, hashSecret } from '../access/secrets.js';
import type { AppContext } from '../appContext.js';
import { findAccountByEmail } from '../store/accounts.js';
import { type PendingSignUp, replacePendingLink } from '../store/pendingSignUps.js';
import { buildAlreadyRegisteredMail, buildConfirmationMail, type Occasion } from './mails.js';

/** How long a sign-up waits for its confirmation. */
export const signUpLifetimeMs = 86_400_000;

/**
 * Mails a new link for a sign-up; its earlier link becomes invalid. If the address has an account, mails its owner about the
 * sign-up instead. Returns the link. Call it after the response, which must not depend on it, unless the request comes from
 * the machine of a development server.
 */
export async function sendConfirmationMail(
  { db, config, mailer, now }: AppContext,
  signUp: Pick<PendingSignUp, 'id' | 'email'>,
  occasion: Occasion,
): Promise<string | undefined> {
  const account = await findAccountByEmail(db, signUp.email);
  if (account !== undefined && account.emailVerifiedAt !== null) {
    mailer.send(buildAlreadyRegisteredMail(account.email, config.PUBLIC_URL, occasion));
    return undefined;
  }
  const token = generateToken();
  const expiresAt = new Date(now().getTime() + signUpLifetimeMs).toISOString();
  // A sign-up that could not be stored, or was deleted meanwhile, has no link.
  if (!(await replacePendingLink(db, signUp.id, { linkHash: hashSecret(token), expiresAt }))) return undefined;
  const link = `${config.PUBLIC_URL}/verify-email#${token}`;
  mailer.send(buildConfirmationMail(signUp.email, link, occasion));
  return link;
}
